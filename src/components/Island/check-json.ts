import { isValidElement } from 'react';

/** By name: pages are drawn in a context of their own, whose `Object` is another one. */
function kindOf(value: unknown): string {
  if (isValidElement(value)) {
    return 'React element';
  }
  return (value as object | undefined)?.constructor?.name ?? typeof value;
}

/**
 * Whether the props of an island can be written into the HTML, from which the browser reads them. What is undefined is left out.
 * @param place names the value in the error, such as `<chart>.rows.0`
 * @throws an error that names the first value that can't
 */
export function checkJson(value: unknown, place: string): void {
  if (value === null || ['string', 'boolean'].includes(typeof value) || Number.isFinite(value)) {
    return;
  }
  const kind = kindOf(value);
  if (!['Array', 'Object'].includes(kind)) {
    throw new Error(
      `<Island>: ${place} is of the type ${kind}, which the HTML can't hold. Accepted are strings, numbers, booleans, null, and lists ` +
        'and objects of these. What React runs belongs inside the island, what it leaves alone around it.',
    );
  }
  for (const [key, part] of Object.entries(value as object)) {
    if (part !== undefined) {
      checkJson(part, `${place}.${key}`);
    }
  }
}
