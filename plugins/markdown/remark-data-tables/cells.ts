import type { PhrasingContent, Table, TableRow } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** What stands in one cell. */
export type Cell = PhrasingContent[];

/** A table before it is Markdown: the names of its columns, and a cell for each in every row. */
export interface DataTable {
  columns: readonly string[];
  rows: readonly (readonly Cell[])[];
  /** The last column holds sentences: it stays wide enough to read them on a phone. */
  endsInText?: boolean;
}

/** Names that are longer may break after the characters of `BREAKS`, so that columns stay narrow. */
const LONGEST_UNBROKEN = 24;
const BREAKS = /(?<=[/.:_-])(?=[^/.:_-])/;

export const text = (value: string): Cell => [{ type: 'text', value }];

const lineBreak: MdxJsxTextElement = {
  type: 'mdxJsxTextElement',
  name: 'wbr',
  attributes: [],
  children: [],
};

/** Code of one line, which may break between its parts when it is long. */
export function code(value: string): Cell {
  if (value.length <= LONGEST_UNBROKEN) {
    return [{ type: 'inlineCode', value }];
  }
  const parts = value
    .split(BREAKS)
    .flatMap((part, index): PhrasingContent[] => [
      ...(index > 0 ? [lineBreak] : []),
      { type: 'text', value: part },
    ]);
  return [{ type: 'mdxJsxTextElement', name: 'code', attributes: [], children: parts }];
}

/** Several cells as one, with words between them. */
export const join = (cells: readonly Cell[], between = ', '): Cell =>
  cells.flatMap((cell, index) => [...(index > 0 ? text(between) : []), ...cell]);

/** The names in code, or that there are none. */
export const codes = (values: readonly string[]): Cell =>
  values.length > 0 ? join(values.map(code)) : text('None');

/** What stands in the cell leads to `url`; without one it stays as it is. */
export function linked(content: Cell, url: string | undefined): Cell {
  const children = content.filter((node) => node.type !== 'link');
  return url === undefined ? content : [{ type: 'link', url, children }];
}

/** A link whose text says too little on its own gets a name for screen readers, which begins with that text. */
export const described = (content: Cell, label: string): Cell =>
  content.map((node) =>
    node.type === 'link'
      ? { ...node, data: { ...node.data, hProperties: { ariaLabel: label } } }
      : node,
  );

/** The words of a cell. */
export const plainText = (content: Cell): string =>
  content
    .map((node) =>
      'value' in node ? node.value : 'children' in node ? plainText(node.children) : '',
    )
    .join('');

/** A cell that can be linked to: it leads to itself, under `id`. */
export const anchored = (content: Cell, id: string): Cell => [
  {
    type: 'link',
    url: `#${id}`,
    data: { hProperties: { id } },
    children: content.filter((node) => node.type !== 'link'),
  },
];

/** A line without a sign that means something in Markdown: most are, and reading them with the parser takes most of a table's time. */
const PLAIN = /^[a-z][a-z\d ,.;'"()/%-]*$/i;

const parser = unified().use(remarkParse);

/** One line of Markdown from the data: text, code, emphasis and links. */
export function markdown(line: string): Cell {
  if (PLAIN.test(line)) {
    return text(line.trim());
  }
  const [first, ...rest] = parser.parse(line).children;
  if (first?.type !== 'paragraph' || rest.length > 0) {
    throw new Error(`"${line}" is no single line of Markdown text.`);
  }
  return first.children.flatMap((node) => (node.type === 'inlineCode' ? code(node.value) : [node]));
}

const row = (cells: readonly Cell[]): TableRow => ({
  type: 'tableRow',
  children: cells.map((children) => ({ type: 'tableCell', children })),
});

/** The table as Markdown, with its columns as the head. */
export const tableOf = ({ columns, rows, endsInText }: DataTable): Table => ({
  type: 'table',
  ...(endsInText ? { data: { hProperties: { className: ['ends-in-text'] } } } : {}),
  children: [row(columns.map(text)), ...rows.map(row)],
});
