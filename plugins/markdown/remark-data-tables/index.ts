import path from 'node:path';
import { createSlugger } from '@docusaurus/utils';
import type { Root, RootContent, Table } from 'mdast';
import { visit } from 'unist-util-visit';
import { contentPageOf } from '../../../src/config/content-routes';
import { tableOf } from './cells';
import { cliTables } from './cli-tables';
import type { Attributes, TableContext, TableElement } from './contracts';
import { providerTables } from './provider-tables';
import { sdkTables } from './sdk-table';

type JsxElement = Extract<RootContent, { type: 'mdxJsxFlowElement' }>;

/** The elements of pages that become tables. */
export const dataTables: Readonly<Record<string, TableElement>> = {
  ...providerTables,
  ...cliTables,
  ...sdkTables,
};

/** The part of a VFile that messages and links need. */
interface PageFile {
  path: string;
}

const listOf = (names: readonly string[]): string => (names.length > 0 ? names.join(', ') : 'none');

/** @throws an error for an attribute that the element doesn't have, and for one that is no plain text */
function attributesOf(node: JsxElement, { attributes: known }: TableElement): Attributes {
  const accepted = Object.keys(known);
  const given: Record<string, string> = {};
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') {
      throw new Error('attributes are plain text: name="value".');
    }
    if (!accepted.includes(attribute.name)) {
      throw new Error(`unknown attribute "${attribute.name}". Accepted: ${listOf(accepted)}.`);
    }
    given[attribute.name] = attribute.value;
  }
  const missing = accepted.filter((name) => known[name] && given[name] === undefined);
  if (missing.length > 0) {
    throw new Error(`the attribute ${listOf(missing)} is missing.`);
  }
  return given;
}

/** `key-config.<type>.lambda` is the anchor `key-config-type-lambda`. */
const wordsOf = (name: string): string => name.replace(/[^a-z0-9_]+/gi, ' ').trim();

/** A table doesn't link to the page that it stands on. */
function withoutLinksTo(route: string | undefined, table: Table): Table {
  visit(table, 'link', (link, index, parent) => {
    if (link.url === route && parent && index !== undefined) {
      parent.children.splice(index, 1, ...link.children);
      return index;
    }
    return undefined;
  });
  return table;
}

function tableFor(node: JsxElement, element: TableElement, context: TableContext): Table {
  if (node.children.length > 0) {
    throw new Error('takes no content: the table comes from the data.');
  }
  return tableOf(element.table(attributesOf(node, element), context));
}

/**
 * Puts tables of facts into pages while the site is built: `<ConfigTable provider="aws" />` becomes a Markdown table made from
 * `src/config/data`. So the data isn't sent to readers, and search and the link check see the tables as text.
 * @throws an error that names the page, the line, what is wrong with an element and what is accepted
 */
export function remarkDataTables({ siteDir }: { siteDir: string }) {
  return (tree: Root, page: PageFile): void => {
    const file = path.relative(siteDir, page.path).split(path.sep).join('/');
    const route = contentPageOf(file)?.route;
    const slugger = createSlugger();
    const context: TableContext = { anchor: (name) => slugger.slug(wordsOf(name)) };
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') {
        return;
      }
      const element = node.name === null ? undefined : dataTables[node.name];
      if (!element || !parent || index === undefined) {
        return;
      }
      try {
        if (node.type === 'mdxJsxTextElement') {
          throw new Error('stands in a line of text. Give it a line of its own.');
        }
        const table = tableFor(node, element, context);
        parent.children.splice(index, 1, withoutLinksTo(route, table));
      } catch (error) {
        const line = node.position?.start.line ?? '?';
        const problem = error instanceof Error ? error.message : String(error);
        throw new Error(`${file}:${line}: <${node.name}>: ${problem}`, { cause: error });
      }
    });
  };
}
