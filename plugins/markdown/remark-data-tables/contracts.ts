import type { DataTable } from './cells';

/** What an author wrote in the element. */
export type Attributes = Readonly<Record<string, string | undefined>>;

/** Where the table will stand. */
export interface TableContext {
  /** A name for an anchor that the page doesn't have yet. */
  anchor(name: string): string;
}

/** One of the elements that pages may name. */
export interface TableElement {
  /** Its attributes; `true` for those that have to be there. */
  attributes: Readonly<Record<string, boolean>>;
  /** @throws an error that says what is wrong with an attribute and what is accepted */
  table(attributes: Attributes, context: TableContext): DataTable;
}

/**
 * The value of an attribute that names one of a few things.
 * @throws an error that names the attribute, its value and what is accepted
 */
export function oneOf<Value extends string>(
  name: string,
  value: string | undefined,
  accepted: readonly Value[],
): Value {
  const found = accepted.find((item) => item === value);
  if (found === undefined) {
    throw new Error(`${name}="${value ?? ''}" is not known. Accepted: ${accepted.join(', ')}.`);
  }
  return found;
}
