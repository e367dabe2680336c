import path from 'node:path';
import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { PageFile } from '../../plugins/lib/page-error';
import { parsePage } from '../../plugins/lib/page-syntax';
import { remarkPageElements } from '../../plugins/markdown/page-elements';

/** Parses a page. Unlike in a build, the tree isn't shared, so plugins can change it. */
export const freshPage = (file: string, text: string): Root =>
  structuredClone(parsePage(file, text));

/** A page after the build has replaced its elements. */
export async function withElements(
  text: string,
  file = 'docs/page.mdx',
  siteDir = '/site',
  data: PageFile['data'] = {},
): Promise<Root> {
  const tree = freshPage(file, text);
  await remarkPageElements()(tree, { cwd: siteDir, path: path.join(siteDir, file), data });
  return tree;
}

/** The text of a node, with links as `[text](address)`. */
export function textOf(node: Nodes): string {
  const text =
    'value' in node ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';
  return node.type === 'link' ? `[${text}](${node.url})` : text;
}

/** The attributes of all elements with a name, in the order of the page. */
export function attributesOf(tree: Root, name: string): Record<string, unknown>[] {
  const found: Record<string, unknown>[] = [];
  visit(tree, 'mdxJsxFlowElement', (node) => {
    if (node.name === name) {
      found.push(
        Object.fromEntries(node.attributes.map((a) => ['name' in a ? a.name : '', a.value])),
      );
    }
  });
  return found;
}

/** The cells of all tables, as text. */
export function rowsOf(tree: Root): string[][] {
  const rows: string[][] = [];
  visit(tree, 'tableRow', ({ children }) => void rows.push(children.map(textOf)));
  return rows;
}
