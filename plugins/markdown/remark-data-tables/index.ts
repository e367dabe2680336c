import path from 'node:path';
import { createSlugger } from '@docusaurus/utils';
import type { Code, Root, Table } from 'mdast';
import { visit } from 'unist-util-visit';
import { contentPageOf } from '../../../src/config/content-routes';
import { attributesOf, type JsxElement } from '../../lib/jsx-attributes';
import { pageError } from '../../lib/page-error';
import { messageOf } from '../../../src/config/error-message';
import { tableOf } from './cells';
import { cliTables } from './cli-tables';
import type { FenceElement, TableContext, TableElement } from './contracts';
import { deployerFences, deployerTables } from './deployer-tables';
import { priceTables } from './price-table';
import { providerTables } from './provider-tables';
import { sdkTables } from './sdk-table';

/** The elements of pages that become tables. */
export const dataTables: Readonly<Record<string, TableElement>> = {
  ...providerTables,
  ...priceTables,
  ...cliTables,
  ...sdkTables,
  ...deployerTables,
};

/** The elements of pages that become code samples. */
const dataFences: Readonly<Record<string, FenceElement>> = deployerFences;

/** `key-config.<type>.lambda` is the anchor `key-config-type-lambda`. */
const wordsOf = (name: string): string => name.replace(/[^a-z0-9_]+/gi, ' ').trim();

/** Removes links to the page that contains the table. */
function withoutLinksTo(route: string | undefined, table: Code | Table): Code | Table {
  visit(table, 'link', (link, index, parent) => {
    if (link.url === route && parent && index !== undefined) {
      parent.children.splice(index, 1, ...link.children);
      return index;
    }
    return undefined;
  });
  return table;
}

const isDataElement = (name: string | null): name is string =>
  name !== null && (name in dataTables || name in dataFences);

function tableFor(node: JsxElement, element: TableElement, context: TableContext): Table {
  const table = element.table(attributesOf(node, element.attributes), context);
  if (table.rows.length === 0) {
    throw new Error(
      'packages/nitric-facts/data has no rows for these attributes. Remove the element.',
    );
  }
  return tableOf(table);
}

/** The Markdown that replaces an element. */
function contentFor(node: JsxElement, name: string, context: TableContext): Code | Table {
  if (node.children.length > 0) {
    throw new Error(
      'the element must be empty, because the build creates its content. Remove the content.',
    );
  }
  const fence = dataFences[name];
  if (fence) {
    return { type: 'code', ...fence.fence(attributesOf(node, fence.attributes)) };
  }
  const table = dataTables[name];
  if (!table) {
    throw new Error('the element is unknown.');
  }
  return tableFor(node, table, context);
}

/**
 * Replaces elements such as `<ConfigTable provider="aws" />` with Markdown tables during the build, from the files in
 * `packages/nitric-facts/data`, and `<DeployerPolicy name="services" />` with a code sample. Browsers don't load the data, and
 * both search and the link check cover the tables.
 * @throws an error that names the page, the line, what is wrong with an element and what is accepted
 */
export function remarkDataTables({ siteDir }: { siteDir: string }) {
  return (tree: Root, page: { path: string }): void => {
    const file = path.relative(siteDir, page.path).split(path.sep).join('/');
    const route = contentPageOf(file)?.route;
    const slugger = createSlugger();
    // Docusaurus has already set the anchors of headings. Rows get others.
    visit(tree, 'heading', ({ data }) => void slugger.slug(String(data?.hProperties?.id)));
    const context: TableContext = { anchor: (name) => slugger.slug(wordsOf(name)) };
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') {
        return;
      }
      const { name } = node;
      if (!isDataElement(name) || !parent || index === undefined) {
        return;
      }
      try {
        if (node.type === 'mdxJsxTextElement') {
          throw new Error('the element is inside a line of text. Put it on a separate line.');
        }
        parent.children.splice(index, 1, withoutLinksTo(route, contentFor(node, name, context)));
      } catch (error) {
        const problem = messageOf(error);
        const cause = new Error(`<${name}>: ${problem}`, { cause: error });
        throw pageError({ cwd: siteDir, path: page.path }, node, cause);
      }
    });
  };
}
