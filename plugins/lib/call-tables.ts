import type { SearchHint } from '@nitric-docs/search/records';
import type { InlineCode, Root, Table, TableCell } from 'mdast';
import { idOf, lineOf, symbolsOf } from './function-page';
import { plainText } from './markdown-nodes';

/** A call in a table of a page about a resource in an older version. */
export interface DescribedCall {
  /** As on the page: `Bucket.file(name: String): File`. */
  signature: string;
  /** The name in the SDK: `Bucket.file`. */
  name: string;
  description: string;
  /** The explicit ID of the heading above. */
  anchor: string | undefined;
  line: number;
}

const FIRST_COLUMN = 'Call';

/** The name in front of the parameters, without type parameters and what stands before it: `List<T> Query<T>.Fetch(`. */
function nameOf(signature: string): string {
  const start = signature.slice(0, signature.indexOf('(')).replace(/<[^<>]*>/g, '');
  return start.trim().split(/\s+/).at(-1) ?? '';
}

/** What stands between the names and the end of `post()`, `put()`, and `delete()` have the same parameters. */
const SAME_PARAMETERS = 'have the same parameters';

/** The signatures of the methods that a row names without their parameters. */
function namesakesOf(description: TableCell | undefined, signature: string): string[] {
  const nodes = description?.children ?? [];
  const end = nodes.findIndex(
    (node) => node.type === 'text' && node.value.includes(SAME_PARAMETERS),
  );
  const before = nodes.slice(0, Math.max(end, 0));
  const start = before
    .map((node) => node.type === 'text' && node.value.includes('. '))
    .lastIndexOf(true);
  const method = /\w+(?=\()/;
  return before
    .slice(start + 1)
    .filter((node) => node.type === 'inlineCode')
    .map((node) => signature.replace(method, plainText(node).replace('()', '')));
}

/** The code of the calls in a table of calls, each with the last cell of its row. */
function rowsOfCalls({
  children: [header, ...rows],
}: Table): [InlineCode, TableCell | undefined][] {
  if (!header?.children[0] || plainText(header.children[0]) !== FIRST_COLUMN) {
    return [];
  }
  return rows.flatMap(({ children: cells }) =>
    (cells[0]?.children ?? []).flatMap((node): [InlineCode, TableCell | undefined][] =>
      node.type === 'inlineCode' && node.value.includes('(') ? [[node, cells.at(-1)]] : [],
    ),
  );
}

const callsInTable = (table: Table, anchor: string | undefined): DescribedCall[] =>
  rowsOfCalls(table).flatMap(([node, last]) => {
    const signature = plainText(node);
    const shared = { description: last ? plainText(last) : '', anchor, line: lineOf(node) };
    return [signature, ...namesakesOf(last, signature)].map((each) => ({
      signature: each,
      name: nameOf(each),
      ...shared,
    }));
  });

/** Tells search which calls a row names without their parameters. */
export function hintNamesakes(page: Root): void {
  for (const table of page.children.filter((node) => node.type === 'table')) {
    for (const [node, last] of rowsOfCalls(table)) {
      const hint: SearchHint = { calls: namesakesOf(last, node.value) };
      node.data = { ...node.data, ...hint };
    }
  }
}

/** The calls in the tables of a page, in order. Such a table starts with the column `Call`. A page about functions has none. */
export function callsIn(page: Root): DescribedCall[] {
  if (symbolsOf(page).length > 0) {
    return [];
  }
  let anchor: string | undefined;
  return page.children.flatMap((node) => {
    anchor = node.type === 'heading' ? idOf(node) : anchor;
    return node.type === 'table' ? callsInTable(node, anchor) : [];
  });
}
