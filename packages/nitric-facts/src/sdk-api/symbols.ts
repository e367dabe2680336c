import type { ApiSymbol, Parameter } from './api-symbol';
import type { DartApi, GoApi } from './schemas';

/** A type of a description, with its functions. `owner` precedes the names of functions that are in a class. */
interface Declared {
  name: string;
  isClass: boolean;
  owner?: string;
  functions: { name: string; parameters: Parameter[] }[];
}

/** Creates the symbols of classes and functions. Functions with the same name are overloads. */
function symbolsOf(types: readonly Declared[]): ApiSymbol[] {
  const symbols = new Map<string, ApiSymbol>(
    types
      .filter(({ isClass }) => isClass)
      .map(({ name }) => [name, { name, kind: 'class', overloads: [] }]),
  );
  for (const { owner, functions } of types) {
    const kind = owner === undefined ? 'function' : 'method';
    for (const { name: simple, parameters } of functions) {
      const name = owner === undefined ? simple : `${owner}.${simple}`;
      const { overloads = [] } = symbols.get(name) ?? {};
      symbols.set(name, { name, kind, overloads: [...overloads, parameters] });
    }
  }
  return [...symbols.values()];
}

/** The classes and functions of the Dart SDK, including classes that are only returned. Excludes enums. */
export const dartSymbols = ({ types }: DartApi): ApiSymbol[] =>
  symbolsOf(
    types.map(({ kind, name: owner, members }) => ({
      name: owner,
      isClass: kind === 'class' || kind === 'mixin',
      ...(kind === 'function' ? {} : { owner }),
      functions: members
        .filter((member) => member.kind === 'method')
        .map(({ name, parameters }) => ({
          name,
          parameters: parameters.map(({ named, optional, ...one }) => ({
            name: one.name,
            type: one.type,
            required: named ? one.required === true : !optional,
            ...(named ? { named } : {}),
          })),
        })),
    })),
  );

type GoType = GoApi['types'][number];
type GoFunction = Extract<GoType['members'][number], { kind: 'function' | 'method' }>;

const goPackageOf = (type: GoType): string =>
  type.packageName ?? type.package.slice(type.package.lastIndexOf('/') + 1);

const isGoExported = (name: string): boolean => /^[A-Z]/.test(name);

const goMethodsOf = ({ members }: GoType): GoFunction[] =>
  members.filter((one) => one.kind === 'method');

/** Whether a program calls a method of an unexported type through an exported interface that the type implements. */
function isBehindInterface(type: GoType, method: string, types: readonly GoType[]): boolean {
  const names = new Set(goMethodsOf(type).map(({ name }) => name));
  return (
    !isGoExported(type.name) &&
    types.some(
      (other) =>
        other.kind === 'interface' &&
        other.package === type.package &&
        isGoExported(other.name) &&
        other.members.some(({ name }) => name === method) &&
        other.members.every(({ name }) => names.has(name) || !isGoExported(name)),
    )
  );
}

/** The parameters with the types as programs write them: `apis.ApiOption`. */
function goParameters(
  { parameters }: GoFunction,
  owner: GoType,
  types: readonly GoType[],
): Parameter[] {
  const own = new Set(types.filter((one) => one.package === owner.package).map(({ name }) => name));
  const qualified = (type: string): string =>
    type.replace(/(?<![\w.])[A-Z]\w*/g, (word) =>
      own.has(word) ? `${goPackageOf(owner)}.${word}` : word,
    );
  return parameters.map(({ name, type, vararg }) =>
    vararg
      ? { name, type: `...${qualified(type)}`, required: false, rest: true }
      : { name, type: qualified(type), required: true },
  );
}

/**
 * The functions and methods of the Go SDK. A variable with a function, such as `nitric.NewApi`, stands for the function, because
 * programs call the variable.
 */
export function goSymbols(types: readonly GoType[]): ApiSymbol[] {
  const visible = types.filter((type) => !type.package.startsWith('internal/'));
  const renamed = new Map(
    visible.flatMap((type) =>
      type.members.flatMap((one) =>
        one.kind === 'variable' && one.value !== undefined
          ? [[one.value, `${goPackageOf(type)}.${one.name}`] as const]
          : [],
      ),
    ),
  );
  return visible.flatMap((type) =>
    type.members.flatMap((member): ApiSymbol[] => {
      if ((member.kind !== 'function' && member.kind !== 'method') || !isGoExported(member.name)) {
        return [];
      }
      if (isBehindInterface(type, member.name, types)) {
        return [];
      }
      const owner = type.kind === 'file' ? '' : `${type.name}.`;
      const name = `${goPackageOf(type)}.${owner}${member.name}`;
      const overloads = [goParameters(member, type, types)];
      return [{ name: renamed.get(name) ?? name, kind: member.kind, overloads }];
    }),
  );
}
