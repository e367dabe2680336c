import { functionType, UNKNOWN, withNullable, type DartType, type Parameter } from './types';

/** Returns the type that a name stands for in a source file. */
type ResolveName = (name: string, args: readonly DartType[]) => DartType;

const NAME = /^[\w$]/;

/**
 * Parses a type such as `Future<List<File>>?` or `Future<T> Function(T ctx)`.
 * @returns an unknown type if the text contains anything else, such as a record
 */
export function parseType(text: string, resolve: ResolveName): DartType {
  const tokens: string[] = text.match(/[\w$.]+|\S/g) ?? [];

  const take = (token: string): boolean => tokens[0] === token && tokens.shift() !== undefined;
  const name = (): string => (NAME.test(tokens[0] ?? '') ? (tokens.shift() ?? '') : '');
  const optional = (type: DartType): DartType => (take('?') ? withNullable(type, true) : type);

  function list<T>(start: string, end: string, item: () => T): T[] {
    const items: T[] = [];
    if (take(start) && !take(end)) {
      do {
        items.push(item());
      } while (take(','));
      take(end);
    }
    return items;
  }

  const parameter = (): Parameter => ({
    type: type(),
    name: name(),
    named: false,
    required: true,
  });

  function type(): DartType {
    let result = optional(resolve(name(), list('<', '>', type)));
    while (take('Function')) {
      result = optional(functionType('The function', list('(', ')', parameter), result));
    }
    return result;
  }

  const result = type();
  return tokens.length === 0 ? result : UNKNOWN;
}
