import { iconNames, isIconName } from './icons';
import { buildingBlockMenus } from './menus/building-blocks';
import { docsMenu } from './menus/docs';
import { frozenMenus } from './menus/frozen';
import { guideMenus } from './menus/guides';
import { learnMenus } from './menus/learn';
import { providerMenus } from './menus/providers';
import { dartMenus } from './menus/sdk-dart';
import { goMenus } from './menus/sdk-go';
import { nodejsMenus } from './menus/sdk-nodejs';
import { pythonMenus } from './menus/sdk-python';
import { toolMenus } from './menus/tools';
import type { Menu, MenuLink } from './menus/types';
import { DEFAULT_MENU_KEY, menuKeyOf, withoutVersion } from './menu-rule';

export type { Menu, MenuGroup, MenuLink } from './menus/types';

/** An address without the site's base, trailing slash, query, and anchor. */
const MENU_ADDRESS = /^\/(?!docs(?:\/|$))(?:[\w.-]+(?:\/[\w.-]+)*)?$/;

/** All menus of the site. {@link menuKeyOf} selects the menu of a page. */
export const menus: readonly Menu[] = checkMenus([
  docsMenu,
  ...learnMenus,
  ...guideMenus,
  ...buildingBlockMenus,
  ...toolMenus,
  ...nodejsMenus,
  ...pythonMenus,
  ...goMenus,
  ...dartMenus,
  ...providerMenus,
  ...frozenMenus,
]);

export const menuKeys: readonly string[] = menus.map((menu) => menu.key);

/** Pages that are in no menu, with the reason. */
export const pagesOutsideMenus: Readonly<Record<string, string>> = {
  '/contributions/components': 'a gallery for writers, linked from /contributions',
  '/reference/samples':
    'the result of a check, linked from /contributions and from reference pages',
};

/**
 * Validates menus.
 * @throws an error that names the menu, the link, and what is accepted
 */
export function checkMenus(list: readonly Menu[]): readonly Menu[] {
  const keys = new Set<string>();
  for (const menu of list) {
    if (keys.has(menu.key)) {
      throw new Error(`Menu "${menu.key}" is defined twice. Each menu requires a unique key.`);
    }
    keys.add(menu.key);
    linksOf(menu).forEach((link) => checkLink(menu, link));
  }
  return list;
}

function checkLink(menu: Menu, link: MenuLink): void {
  const where = `Menu "${menu.key}", link "${link.title}"`;
  if (!MENU_ADDRESS.test(link.href)) {
    throw new Error(
      `${where}: href "${link.href}" is not accepted. Write an address of this site without /docs, such as /apis.`,
    );
  }
  if (link.icon !== undefined && !isIconName(link.icon)) {
    throw new Error(
      `${where}: unknown icon "${String(link.icon)}". Accepted: ${iconNames.join(', ')}.`,
    );
  }
}

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
  const path = `/${withoutVersion(key)}`;
  const topLevel = linksOf(menuOf(DEFAULT_MENU_KEY));
  const parent = topLevel.find((link) => link.href === path || link.href.startsWith(`${path}/`));
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
