import type { SdkTypes } from './sdk-types';
import { isNullable, UNKNOWN, type DartType, type FunctionType, type NamedType } from './types';

/** Classes of Dart none of which extends another one. */
const DART_CLASSES = new Set([
  ...['String', 'int', 'bool', 'List', 'Map', 'Set', 'Future', 'Stream', 'Duration', 'DateTime'],
]);

/** Whether it's certain which values a type accepts. */
export const isComparable = (type: DartType): type is NamedType | FunctionType =>
  type.kind === 'function' ||
  (type.kind === 'named' && (type.declaration !== undefined || DART_CLASSES.has(type.name)));

/** Whether a value of one type can be assigned to another. True if that isn't certain. */
export function isAssignable(types: SdkTypes, from: DartType, to: DartType): boolean {
  if (!isComparable(to)) {
    return true;
  }
  if (isNullable(from) && !to.nullable) {
    return false;
  }
  if (!isComparable(from)) {
    return true;
  }
  if (from.kind === 'function' && to.kind === 'function') {
    return isFunctionAssignable(types, from, to);
  }
  return from.kind === 'named' && to.kind === 'named' && isSubtype(types, from, to);
}

function isSubtype(types: SdkTypes, from: NamedType, to: NamedType): boolean {
  const base = types
    .supertypesOf(from)
    .find(({ name, declaration }) => name === to.name && declaration === to.declaration);
  const args = base?.args ?? [];
  return (
    base !== undefined &&
    to.args.every((arg, index) => isAssignable(types, args[index] ?? UNKNOWN, arg))
  );
}

/** Compares functions by their positional parameters: `to` is how the function is called. */
function isFunctionAssignable(types: SdkTypes, from: FunctionType, to: FunctionType): boolean {
  const positional = from.parameters.filter(({ named }) => !named);
  const required = positional.filter((parameter) => parameter.required);
  const count = to.parameters.length;
  return (
    count >= required.length &&
    count <= positional.length &&
    to.parameters.every(({ type }, index) =>
      isAssignable(types, type, positional[index]?.type ?? UNKNOWN),
    ) &&
    isAssignable(types, from.returns, to.returns)
  );
}
