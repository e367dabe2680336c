import { isValidElement } from 'react';

/** Compares constructors by name, because pages render in a separate VM context with a different `Object`. */
function typeNameOf(value: unknown): string {
  if (isValidElement(value)) {
    return 'React element';
  }
  return (value as object | undefined)?.constructor?.name ?? typeof value;
}

/**
 * Checks that the props of an island can be serialized to JSON in the HTML. Undefined values are allowed, because JSON omits them.
 * @param path the name of the value in the error, such as `<chart>.rows.0`
 * @throws for the first value that isn't JSON
 */
export function checkJson(value: unknown, path: string): void {
  if (value === null || ['string', 'boolean'].includes(typeof value) || Number.isFinite(value)) {
    return;
  }
  const type = typeNameOf(value);
  if (!['Array', 'Object'].includes(type)) {
    throw new Error(
      `<Island>: ${path} has the type ${type}, which can't be serialized to JSON. Use strings, finite numbers, booleans, null, ` +
        'arrays, and plain objects. Create functions and React elements inside the island.',
    );
  }
  for (const [key, child] of Object.entries(value as object)) {
    if (child !== undefined) {
      checkJson(child, `${path}.${key}`);
    }
  }
}
