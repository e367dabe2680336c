import type { Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { guideGroups } from '../../../src/config/node/guide-groups';
import { attributesOf, oneOf, type JsxElement } from '../../lib/jsx-attributes';
import { pageError } from '../../lib/page-error';
import { cardListOf, emptyText } from './cards';
import { projectsTable } from './projects-table';
import { readGuides, type ListedGuide } from './read-guides';

const LIST = 'GuideList';
const groupIds = guideGroups.map(({ id }) => id);

/** The content of a `<GuideList>`, from its attributes. */
function contentFor(node: JsxElement, guides: readonly ListedGuide[]): RootContent {
  const { group, view } = attributesOf(node, { group: false, view: false });
  if (view !== undefined) {
    oneOf('view', view, ['projects']);
    return guides.length > 0 ? projectsTable(guides) : emptyText();
  }
  const id = group === undefined ? undefined : oneOf('group', group, groupIds);
  return cardListOf(
    guides,
    guideGroups.find((known) => known.id === id),
  );
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
 * Fills the lists of guides with data from the `guide` blocks of all pages: `<GuideList />` has the cards of all groups,
 * `<GuideList group="go" />` those of one group, and `<GuideList view="projects" />` is a table of the example projects.
 * @throws an error that names the page, the line, what is wrong with an element, and what is accepted
 */
export function remarkGuideLists({ siteDir }: { siteDir: string }) {
  return async (tree: Root, page: { path: string }): Promise<void> => {
    const lists = listsIn(tree);
    if (lists.length === 0) {
      return;
    }
    const guides = await readGuides(siteDir);
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (!lists.includes(node) || !parent || index === undefined) {
        return;
      }
      try {
        parent.children.splice(index, 1, contentFor(node, guides));
      } catch (error) {
        throw pageError({ cwd: siteDir, path: page.path }, node, error);
      }
    });
  };
}
