import type { PropSidebars } from '@docusaurus/plugin-content-docs';
import {
  DEFAULT_MENU_KEY,
  groupsOf,
  linksOf,
  type MenuGroup,
  type MenuLink,
} from '../../config/menus';
import { isAtOrBelow, withoutHash } from '../../config/routes';
import { latestRouteOf, sdkHome, sdkOf, sdkReferenceOf } from '../../config/sdks';

interface MenuHeader {
  /** 'Back to Home', or 'Back to {section}' for a second-level menu. Undefined above the default menu. */
  back?: MenuLink | undefined;
  /** The main page of the menu, with its icon. Undefined if no menu links to it. */
  parent?: MenuLink | undefined;
  /** Whether the groups are closed, except the one of the active page. The menus of SDKs have about 50 links. */
  isFolded?: boolean;
}

export interface Menu extends MenuHeader {
  groups: readonly MenuGroup[];
}

/**
 * The parent is the first link of the default menu at or below the menu's key, or the first link of the menu, if the default menu has
 * it too. For a second-level menu, it is the section menu's first link at or below the key. Frozen versions have no default menu, so the parent of an
 * SDK's menu comes from the list of SDKs.
 */
function headerOf(key: string, sidebars: PropSidebars, route: string): MenuHeader {
  const back = { title: 'Back to Home', href: '/' };
  const reference = sdkReferenceOf(route);
  if (reference) {
    const { id, label, icon } = sdkOf(reference.sdk);
    return { back, parent: { title: label, href: sdkHome(id), icon }, isFolded: true };
  }
  const linksIn = (name: string): MenuLink[] => linksOf({ groups: groupsOf(sidebars[name] ?? []) });
  const [first] = linksIn(key);
  const topLevel = linksIn(DEFAULT_MENU_KEY);
  const parent =
    topLevel.find(({ href }) => isAtOrBelow(href, `/${key}`)) ??
    topLevel.find(({ href }) => href === first?.href);
  if (parent) {
    return { back, parent };
  }
  const [sectionKey = ''] = key.split('/');
  const section = topLevel.find(({ href }) => href === `/${sectionKey}`);
  const secondLevel = linksIn(sectionKey).find(({ href }) => isAtOrBelow(href, `/${key}`));
  return section && secondLevel
    ? { back: { title: `Back to ${section.title}`, href: section.href }, parent: secondLevel }
    : { back };
}

export function menuOf(key: string | undefined, sidebars: PropSidebars, route: string): Menu {
  return {
    ...(key !== undefined && key !== DEFAULT_MENU_KEY && headerOf(key, sidebars, route)),
    groups: groupsOf(sidebars[key ?? ''] ?? []),
  };
}

/** Pages in reading order, each once. The parent comes first, unless a group already links to it in any version. */
function pagesOf(menu: Menu): MenuLink[] {
  const all = linksOf(menu);
  const pages = all.map(({ href }) => withoutHash(href));
  const links = all.filter((_, index) => pages.indexOf(pages[index] ?? '') === index);
  const { parent } = menu;
  const isRepeated = links.some(
    ({ href }) => parent && latestRouteOf(href) === latestRouteOf(parent.href),
  );
  return parent && !isRepeated ? [parent, ...links] : links;
}

export function neighborsOf(
  menu: Menu,
  route: string,
): { previous?: MenuLink | undefined; next?: MenuLink | undefined } {
  const pages = pagesOf(menu);
  const index = pages.findIndex((link) => withoutHash(link.href) === route);
  return index < 0 ? {} : { previous: pages[index - 1], next: pages[index + 1] };
}
