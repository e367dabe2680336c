import type { DataTable } from './cells';

/** The attributes that the author wrote. */
export type Attributes = Readonly<Record<string, string | undefined>>;

/** The page that contains the table. */
export interface TableContext {
  /** Returns an anchor that is unique on the page. */
  anchor(name: string): string;
}

/** An element that pages can use. */
export interface TableElement {
  /** Attribute names; `true` for required attributes. */
  attributes: Readonly<Record<string, boolean>>;
  /** @throws an error that names the wrong attribute and what is accepted */
  table(attributes: Attributes, context: TableContext): DataTable;
}

/**
 * Checks the value of an attribute against a list.
 * @throws an error that names the attribute, its value and what is accepted
 */
export function oneOf<Value extends string>(
  name: string,
  value: string | undefined,
  accepted: readonly Value[],
): Value {
  const found = accepted.find((item) => item === value);
  if (found === undefined) {
    throw new Error(`${name}="${value ?? ''}" is not supported. Accepted: ${accepted.join(', ')}.`);
  }
  return found;
}
