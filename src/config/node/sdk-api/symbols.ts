import type { ApiSymbol, Parameter } from './api-symbol';
import type { CsharpApi, DartApi, JvmApi } from './schemas';

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
