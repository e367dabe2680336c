import type { ApiSymbol, Parameter } from './api-symbol';
import type { CsharpApi, DartApi, GoApi, JvmApi } from './schemas';

interface Declaration {
  /** The type that contains the function. Undefined outside of types. */
  owner?: string;
  name: string;
  parameters: Parameter[];
}

/** Creates the symbols of classes and functions. Functions with the same name are overloads. */
function symbolsOf(classes: readonly string[], functions: readonly Declaration[]): ApiSymbol[] {
  const symbols = new Map<string, ApiSymbol>(
    classes.map((name) => [name, { name, kind: 'class', overloads: [] }]),
  );
  for (const { owner, name: simple, parameters } of functions) {
    const name = owner === undefined ? simple : `${owner}.${simple}`;
    const { overloads = [] } = symbols.get(name) ?? {};
    const kind = owner === undefined ? 'function' : 'method';
    symbols.set(name, { name, kind, overloads: [...overloads, parameters] });
  }
  return [...symbols.values()];
}

/** Converts a parameter. @param keyword precedes the type of a parameter that accepts any number of arguments */
const parameterWith =
  (keyword: string) =>
  (parameter: { name: string; type: string; vararg?: true; default?: string }): Parameter => {
    const { name, type, vararg, default: value } = parameter;
    const required = value === undefined;
    return vararg
      ? { name, type: `${keyword} ${type}`, required, rest: true }
      : { name, type, required };
  };

/** Kotlin calls the functions of a companion object on the class that contains it. */
const withoutCompanion = (name: string): string => name.replace(/\.Companion$/, '');

/** The classes and functions of the JVM SDK. Excludes enums, which are sets of accepted values. */
export function jvmSymbols({ types }: JvmApi): ApiSymbol[] {
  const classes = types.filter(({ kind }) => !['enum', 'file', 'companion'].includes(kind));
  const functions = types.flatMap(({ kind, name: owner, members }) =>
    members.flatMap((member) => {
      if (member.kind !== 'function') {
        return [];
      }
      const parameters = member.parameters.map(parameterWith('vararg'));
      const place = kind === 'file' ? {} : { owner: withoutCompanion(owner) };
      return [{ ...place, name: member.name, parameters }];
    }),
  );
  return symbolsOf(
    classes.map(({ name }) => name),
    functions,
  );
}

/** The classes and methods of the .NET SDK. Excludes enums and delegates, which have nothing to call. */
export function csharpSymbols({ types }: CsharpApi): ApiSymbol[] {
  const classes = types.filter(({ kind }) => kind !== 'enum' && kind !== 'delegate');
  const functions = classes.flatMap(({ name: owner, members }) =>
    members.flatMap((member) => {
      if (member.kind !== 'method') {
        return [];
      }
      const parameters = member.parameters.map(parameterWith('params'));
      return [{ owner, name: member.name, parameters }];
    }),
  );
  return symbolsOf(
    classes.map(({ name }) => name),
    functions,
  );
}

/** The classes and functions of the Dart SDK, including classes that are only returned. Excludes enums. */
export function dartSymbols({ types }: DartApi): ApiSymbol[] {
  const classes = types.filter(({ kind }) => kind === 'class' || kind === 'mixin');
  const functions = types.flatMap(({ kind, name: owner, members }) =>
    members.flatMap((member) => {
      if (member.kind !== 'method') {
        return [];
      }
      const parameters = member.parameters.map((parameter) => ({
        name: parameter.name,
        type: parameter.type,
        required: parameter.named ? parameter.required === true : !parameter.optional,
        ...(parameter.named ? { named: true } : {}),
      }));
      const place = kind === 'function' ? {} : { owner };
      return [{ ...place, name: member.name, parameters }];
    }),
  );
  return symbolsOf(
    classes.map(({ name }) => name),
    functions,
  );
}

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
