import type { Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { errorComponents, errorMessages, type ErrorMessage } from '@nitric-docs/nitric-facts';
import { attributesOf, oneOf, type JsxElement } from '../../lib/jsx-attributes';
import { pageError } from '../../lib/page-error';
import { linked, markdown, text, type Cell } from '../remark-data-tables/cells';

const LIST = 'ErrorList';

const labeled = (label: string, content: Cell): RootContent => ({
  type: 'paragraph',
  children: [{ type: 'strong', children: text(`${label}:`) }, ...text(' '), ...content],
});

const otherLines = (lines: readonly string[]): RootContent => ({
  type: 'list',
  spread: false,
  children: lines.map((value) => ({
    type: 'listItem',
    spread: false,
    children: [{ type: 'paragraph', children: [{ type: 'inlineCode', value }] }],
  })),
});

/** The class of the headings (src/css/site.css). */
const HEADING = 'error-message';

/** The message as a heading with its anchor, the cause, the fix with a link, and other lines. */
function entryOf({ id, message, also = [], cause, fix, link }: ErrorMessage): RootContent[] {
  const see = [...text(' See '), ...linked(markdown(link.text), link.href), ...text('.')];
  return [
    {
      type: 'heading',
      depth: 3,
      data: { hProperties: { id, className: [HEADING] } },
      children: [{ type: 'inlineCode', value: message }],
    },
    labeled('Cause', markdown(cause)),
    labeled('Fix', [...markdown(fix), ...see]),
    ...(also.length > 0 ? [labeled('Same cause and fix', []), otherLines(also)] : []),
  ];
}

/** The component of a list, from its attribute. */
function componentOf(list: JsxElement): string {
  const { component } = attributesOf(list, { component: true });
  return oneOf('component', component, errorComponents);
}

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
 * Replaces `<ErrorList component="cli" />` with the error messages of a component, from `packages/nitric-facts/data/errors.yaml`. They aren't
 * in the table of contents, which lists only the headings of the page.
 * @throws an error that names the page, the line, what is wrong with an element, and what is accepted
 */
export function remarkErrorLists({ siteDir }: { siteDir: string }) {
  return (tree: Root, page: { path: string }): void => {
    const lists = listsIn(tree);
    const shown: string[] = [];
    for (const list of lists) {
      try {
        shown.push(componentOf(list));
      } catch (error) {
        throw pageError({ cwd: siteDir, path: page.path }, list, error);
      }
    }
    const missing = errorComponents.filter((component) => !shown.includes(component));
    if (lists[0] && missing.length > 0) {
      const problem = `the page doesn't show these components: ${missing.join(', ')}. Add a <${LIST}> for each.`;
      throw pageError({ cwd: siteDir, path: page.path }, lists[0], new Error(problem));
    }
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== LIST || !parent || index === undefined) {
        return undefined;
      }
      const component = shown.shift();
      const entries = errorMessages.filter((entry) => entry.component === component);
      parent.children.splice(index, 1, ...entries.flatMap(entryOf));
      return index;
    });
  };
}
