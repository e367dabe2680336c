import { listAt, type Declaration, type Declarations } from './declaration';

const CLASS = /^class (?<owner>\w+)/;
/** The start of a public function or method, or of the method that makes an object callable. */
const FUNCTION = /^(?<indent> {4})?(?<modifier>async )?def (?<name>[a-z]\w*|__call__)(?=\()/;

const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim().replace(/,$/, '');

/** The first parameter of a method is its object. */
const withoutObject = (parameters: string): string =>
  parameters.replace(/^(?:self|cls)(?:: [^,]+)?(?:, )?/, '');

/** Reads the function whose `def` is at the start of a text. Names such as `_register` aren't public. */
function functionAt(
  text: string,
): { name: string; isMethod: boolean; declaration: Declaration } | undefined {
  const { 0: start = '', groups } = FUNCTION.exec(text) ?? {};
  if (!groups) {
    return undefined;
  }
  const { content, rest } = listAt(text, start.length);
  const returns = onOneLine(/^ -> ([^:]+):/.exec(rest)?.[1] ?? '');
  // `async` before a generator isn't part of its interface: nobody awaits it.
  const isAwaited = groups.modifier !== undefined && !returns.startsWith('AsyncIterator[');
  return {
    name: groups.name ?? '',
    isMethod: groups.indent !== undefined,
    declaration: {
      ...(isAwaited && { modifier: 'async' }),
      typeParameters: '',
      parameters: withoutObject(onOneLine(content)),
      returns,
    },
  };
}

/** The public functions and methods in the sources or stubs of the Python SDK. */
export function pythonDeclarations(text: string): Declarations {
  const found: Declarations = new Map();
  let owner = '';
  for (const { index } of text.matchAll(/^(?=class |(?: {4})?(?:async )?def )/gm)) {
    const source = text.slice(index);
    owner = CLASS.exec(source)?.groups?.owner ?? owner;
    const one = functionAt(source);
    if (one) {
      const name = one.isMethod ? `${owner}.${one.name}` : one.name;
      found.set(name, [...(found.get(name) ?? []), one.declaration]);
    }
  }
  return found;
}

/** The declarations as stubs, with one line for each. */
export function pythonStubs(declarations: Declarations): string {
  const lines: string[] = [];
  let owner: string | undefined;
  for (const [fullName, all] of declarations) {
    const [name = '', type] = fullName.split('.').reverse();
    if (type !== owner) {
      lines.push('', ...(type === undefined ? [] : [`class ${type}:`]));
    }
    owner = type;
    for (const { modifier, parameters, returns } of all) {
      const object = type === undefined ? [] : ['self'];
      const list = [...object, parameters].filter(Boolean).join(', ');
      const result = returns && ` -> ${returns}`;
      const indent = type === undefined ? '' : '    ';
      lines.push(`${indent}${modifier ? `${modifier} ` : ''}def ${name}(${list})${result}: ...`);
    }
  }
  return `${lines.join('\n').trim()}\n`;
}
