import type { Attributes } from '../../lib/jsx-attributes';
import type { DataTable } from './cells';

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

/** A generated code sample. */
export interface DataFence {
  lang: string;
  /** The options after the language: `title="policy.json"`. */
  meta: string;
  value: string;
}

/** An element that pages can use, and that becomes a code sample. */
export interface FenceElement {
  attributes: TableElement['attributes'];
  /** @throws an error that names the wrong attribute and what is accepted */
  fence(attributes: Attributes): DataFence;
}
