import type { DartApi } from '@nitric-docs/nitric-facts/sdk-api';

/** A class, an enum, a type alias, or a function in the description of the SDK. */
export type ApiType = DartApi['types'][number];

export interface NamedType {
  kind: 'named';
  name: string;
  /** Absent if the type isn't part of the SDK, such as `String`. */
  declaration?: ApiType | undefined;
  args: readonly DartType[];
  nullable: boolean;
}

export interface Parameter {
  name: string;
  type: DartType;
  named: boolean;
  required: boolean;
}

export interface FunctionType {
  kind: 'function';
  /** Name in messages, such as `Topic.publish()`. */
  name: string;
  parameters: readonly Parameter[];
  returns: DartType;
  nullable: boolean;
}

/** A class itself, such as `Nitric` in `Nitric.bucket()`. */
export interface ClassType {
  kind: 'class';
  name: string;
  declaration?: ApiType | undefined;
}

/** The type of an expression. Nothing is reported about a value of an unknown type. */
export type DartType =
  NamedType | FunctionType | ClassType | { kind: 'null' } | { kind: 'unknown' };

export const UNKNOWN: DartType = { kind: 'unknown' };

/** Types that accept every value. */
const TOP_TYPES = ['dynamic', 'void', 'Object', 'FutureOr'];

/** A type that isn't part of the SDK. */
export const dartType = (name: string, args: readonly DartType[] = []): DartType =>
  TOP_TYPES.includes(name) ? UNKNOWN : { kind: 'named', name, args, nullable: false };

export const functionType = (
  name: string,
  parameters: readonly Parameter[],
  returns: DartType,
): FunctionType => ({ kind: 'function', name, parameters, returns, nullable: false });

export const withNullable = (type: DartType, nullable: boolean): DartType =>
  'nullable' in type ? { ...type, nullable } : type;

export const isNullable = (type: DartType): boolean =>
  type.kind === 'null' || ('nullable' in type && type.nullable);

export const isDartType = (type: DartType, ...names: readonly string[]): type is NamedType =>
  type.kind === 'named' && names.includes(type.name) && !type.declaration;

export const awaited = (type: DartType): DartType =>
  isDartType(type, 'Future') ? (type.args[0] ?? UNKNOWN) : type;

export function describeType(type: DartType): string {
  switch (type.kind) {
    case 'named': {
      const args = type.args.map(describeType).join(', ');
      return `${type.name}${args && `<${args}>`}${type.nullable ? '?' : ''}`;
    }
    case 'function': {
      const parameters = type.parameters.map((parameter) => describeType(parameter.type));
      return `${describeType(type.returns)} Function(${parameters.join(', ')})`;
    }
    case 'unknown':
      return 'dynamic';
    default:
      return type.kind === 'class' ? 'Type' : 'null';
  }
}
