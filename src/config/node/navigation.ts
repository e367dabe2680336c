import { DEFAULT_MENU_KEY, menuKeyOf } from '../menu-rule';
import { isAtOrBelow } from '../routes';
import { sdkIds, versionHref, versionsOf } from '../sdks';
import { menus, type Menu, type MenuLink } from './menus';

export { frozenMenus, menus, type Menu, type MenuGroup, type MenuLink } from './menus';

const menuKeys: readonly string[] = menus.map((menu) => menu.key);

/** The addresses of cheat sheets. Not every version of an SDK has one. */
const cheatSheets = sdkIds
  .flatMap((id) => versionsOf(id).map((version) => versionHref(id, version)))
  .map((home) => [`${home}/cheat-sheet`, `collected from all functions, linked from ${home}`]);

/** Pages that are in no menu, with the reason. */
export const pagesOutsideMenus: Readonly<Record<string, string>> = {
  '/contributions/components': 'a gallery for writers, linked from /contributions',
  '/reference/providers/deployer-permissions':
    'a reference for platform engineers, linked from /concepts/cicd, the guides, and the pages of the providers',
  '/concepts/glossary': 'definitions of terms, linked from where a concept page uses a term first',
  '/concepts/operate': 'logs and metrics of every cloud, linked from the pages about deployments',
  '/reference/versions':
    'releases that belong together, linked from the home page and Installation',
  '/reference/samples':
    'the result of a check, linked from /contributions and from reference pages',
  '/support/agents': 'for readers who use an AI agent, linked from /support and /faq',
  '/support/errors':
    'looked up with search, linked from /support, /faq, the Quickstart, and the pages about the CLI',
  ...Object.fromEntries(cheatSheets),
  '/support/known-issues':
    'collected from all pages, linked from /support, /faq, and pages of the reference',
};

export function linksOf(menu: Menu): MenuLink[] {
  return menu.groups.flatMap((group) => [...group.links]);
}

export function menuOf(key: string): Menu {
  const found = menus.find((menu) => menu.key === key);
  if (!found) {
    throw new Error(`No menu has the key "${key}". Accepted: ${menuKeys.join(', ')}.`);
  }
  return found;
}

export interface MenuHeader {
  /** Link out of the menu: 'Back to Home', or 'Back to {section}' for a second-level menu. */
  back: MenuLink;
  /** The main page of the menu, with its icon and versions. Undefined if no menu links to it. */
  parent?: MenuLink;
}

/**
 * The links above a menu. The default menu has none. The parent is the first link of the default menu at or below the menu's key,
 * without its version. For a second-level menu, it is the section menu's link to the key.
 */
export function menuHeaderOf(key: string): MenuHeader | undefined {
  if (key === DEFAULT_MENU_KEY) {
    return undefined;
  }
  const path = `/${key.replace(/\/v\d+$/, '')}`;
  const topLevel = linksOf(menuOf(DEFAULT_MENU_KEY));
  const parent = topLevel.find(({ href }) => isAtOrBelow(href, path));
  const home: MenuLink = { title: 'Back to Home', href: '/' };
  if (parent) {
    return { back: home, parent };
  }
  const section = topLevel.find((link) => link.href === `/${key.split('/')[0]}`);
  const sectionMenu = section && menus.find((menu) => `/${menu.key}` === section.href);
  const secondLevel = sectionMenu && linksOf(sectionMenu).find((link) => link.href === path);
  return secondLevel
    ? { back: { title: `Back to ${section.title}`, href: section.href }, parent: secondLevel }
    : { back: home };
}

export function menuForRoute(route: string): Menu {
  return menuOf(menuKeyOf(route, menuKeys));
}
