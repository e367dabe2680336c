import { guideGroups } from '../../../src/config/node/guide-groups';
import { oneOf } from '../../lib/jsx-attributes';
import type { PageElement } from '../page-elements/element';
import { cardListOf, emptyText } from './cards';
import { projectsTable } from './projects-table';
import { readGuides } from './read-guides';

const groupIds = guideGroups.map(({ id }) => id);

/**
 * Lists of guides, from the `guide` blocks of all pages: `<GuideList />` has the cards of all groups, `<GuideList group="go" />` those
 * of one group, and `<GuideList view="projects" />` is a table of the example projects.
 */
export const guideList: PageElement = {
  attributes: { group: false, view: false },
  content: async ({ group, view }, { page }) => {
    const guides = await readGuides(page.cwd);
    if (view !== undefined) {
      oneOf('view', view, ['projects']);
      return [guides.length > 0 ? projectsTable(guides) : emptyText()];
    }
    const id = group === undefined ? undefined : oneOf('group', group, groupIds);
    const only = guideGroups.find((known) => known.id === id);
    return [cardListOf(guides, only)];
  },
};
