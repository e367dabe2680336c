import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { attributesOf, type JsxElement } from '../../lib/jsx-attributes';
import { pageError } from '../../lib/page-error';
import { issueListOf } from './issue-list';
import { readIssues } from './read-issues';

const LIST = 'KnownIssues';

function listsIn(tree: Root): JsxElement[] {
  const lists: JsxElement[] = [];
  visit(tree, 'mdxJsxFlowElement', (node) => {
    if (node.name === LIST) {
      lists.push(node);
    }
  });
  return lists;
}

/**
 * Fills `<KnownIssues />` with the issues from the tables of all pages.
 * @throws an error that names the page, the line, what is wrong with a table or the element, and what is accepted
 */
export function remarkKnownIssues({ siteDir }: { siteDir: string }) {
  return async (tree: Root, page: { path: string }): Promise<void> => {
    for (const list of listsIn(tree)) {
      try {
        attributesOf(list, {});
      } catch (error) {
        throw pageError({ cwd: siteDir, path: page.path }, list, error);
      }
      const { attributes, children } = issueListOf(await readIssues(siteDir));
      Object.assign(list, { attributes, children });
    }
  };
}
