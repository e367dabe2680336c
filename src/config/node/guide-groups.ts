import { linksOf, menuOf } from './navigation';

/** Guides in the same language, or about the same kind of tool. */
export interface GuideGroup {
  /** The folder of its pages, in `docs/guides/`. */
  id: string;
  label: string;
  /** Addresses of its guides, in the order of its menu. */
  routes: readonly string[];
}

const SECTION = 'guides';

const GROUP = /^\/guides\/([^/]+)$/;
const PAGE_OF_GROUP = /^\/guides\/([^/]+)\/./;
/** A menu link to a group, or to the only guide of a group, has the title "Node.js Guides". */
const TITLE_OF_GROUP = /^(.+) Guides$/;

/** The groups of guides, in the order of the menu of guides. */
export const guideGroups: readonly GuideGroup[] = linksOf(menuOf(SECTION)).flatMap(
  ({ title, href }) => {
    const [, id] = GROUP.exec(href) ?? PAGE_OF_GROUP.exec(href) ?? [];
    const [, label] = TITLE_OF_GROUP.exec(title) ?? [];
    return id === undefined || label === undefined
      ? []
      : [{ id, label, routes: linksOf(menuOf(`${SECTION}/${id}`)).map((link) => link.href) }];
  },
);

/** The group of a guide. Undefined for all other pages, even for the list of a group. */
export function guideGroupOf(route: string): GuideGroup | undefined {
  const [, id] = PAGE_OF_GROUP.exec(route) ?? [];
  return guideGroups.find((group) => group.id === id);
}

/** The addresses in the menu of guides, among them those of guides about several languages. */
export const sharedGuides: readonly string[] = linksOf(menuOf(SECTION)).map(({ href }) => href);

/** Whether a route can be that of a guide: in a group, or about several languages. */
export function isGuideRoute(route: string): boolean {
  const [, name] = GROUP.exec(route) ?? [];
  return name === undefined
    ? guideGroupOf(route) !== undefined
    : !guideGroups.some(({ id }) => id === name);
}
