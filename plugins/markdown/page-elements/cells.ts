import type { PhrasingContent, Table, TableRow } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { plainText as textOf } from '../../lib/markdown-nodes';

export type Cell = PhrasingContent[];

/** Column names and rows of a table. Each row has one cell per column. */
export interface DataTable {
  columns: readonly string[];
  rows: readonly (readonly Cell[])[];
}

export const text = (value: string): Cell => [{ type: 'text', value }];

export const code = (value: string): Cell => [{ type: 'inlineCode', value }];

/** Joins cells, with a separator between them. */
export const join = (cells: readonly Cell[], separator = ', '): Cell =>
  cells.flatMap((cell, index) => [...(index > 0 ? text(separator) : []), ...cell]);

/** The names as inline code, each in a line, or `None`. */
export const codes = (values: readonly string[]): Cell =>
  values.length === 0
    ? text('None')
    : values.flatMap((value, index): Cell => [
        ...(index > 0 ? [...text(' '), { type: 'break' } as const] : []),
        ...code(value),
      ]);

/** Links the content of a cell to `url`. Without `url`, the cell stays the same. */
export function linked(content: Cell, url: string | undefined): Cell {
  const children = content.filter((node) => node.type !== 'link');
  return url === undefined ? content : [{ type: 'link', url, children }];
}

/** Sets the accessible name of links whose text is too short on its own. The name must start with that text. */
export const described = (content: Cell, label: string): Cell =>
  content.map((node) =>
    node.type === 'link'
      ? { ...node, data: { ...node.data, hProperties: { ariaLabel: label } } }
      : node,
  );

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** `2026-11-26` is `Nov 26, 2026`. */
export const shortDate = (date: string): string => days.format(new Date(date));

export const plainText = (content: Cell): string => content.map(textOf).join('');

/** Makes a cell a link to itself, with the anchor `id`. */
export const anchored = (content: Cell, id: string): Cell => [
  {
    type: 'link',
    url: `#${id}`,
    data: { hProperties: { id } },
    children: content.filter((node) => node.type !== 'link'),
  },
];

/** A line without Markdown syntax. Most lines match, and skipping the parser for them saves most of the time. */
const PLAIN = /^[a-z][a-z\d ,.;'"()/%-]*$/i;

const parser = unified().use(remarkParse);

/** Parses one line of Markdown: text, code, emphasis, and links. */
export function markdown(line: string): Cell {
  if (PLAIN.test(line)) {
    return text(line.trim());
  }
  const [first, ...rest] = parser.parse(line).children;
  if (first?.type !== 'paragraph' || rest.length > 0) {
    throw new Error(
      `"${line}" is not a single paragraph of Markdown. Write one line of text, code, emphasis, and links.`,
    );
  }
  return first.children;
}

type RowProperties = Record<string, string>;

const row = (cells: readonly Cell[], hProperties?: RowProperties): TableRow => ({
  type: 'tableRow',
  children: cells.map((children) => ({ type: 'tableCell', children })),
  ...(hProperties && { data: { hProperties } }),
});

/**
 * The table as a Markdown node, with the column names as its header.
 * @param properties the attributes of each row
 */
export const tableOf = (
  { columns, rows }: DataTable,
  properties: readonly RowProperties[] = [],
): Table => ({
  type: 'table',
  children: [row(columns.map(text)), ...rows.map((cells, index) => row(cells, properties[index]))],
});
