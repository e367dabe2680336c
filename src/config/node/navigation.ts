import { DEFAULT_MENU_KEY, menuKeyOf } from '../menu-rule';
import { isAtOrBelow } from '../routes';
import { menus, type Menu, type MenuLink } from './menus';

export { frozenMenus, menus, type Menu, type MenuGroup, type MenuLink } from './menus';

const menuKeys: readonly string[] = menus.map((menu) => menu.key);

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
 * without its version, or the first link of the menu, if the default menu has it too. For a second-level menu, it is the section
 * menu's link to the key.
 */
export function menuHeaderOf(key: string): MenuHeader | undefined {
  if (key === DEFAULT_MENU_KEY) {
    return undefined;
  }
  const path = `/${key.replace(/\/v\d+$/, '')}`;
  const topLevel = linksOf(menuOf(DEFAULT_MENU_KEY));
  const [first] = linksOf(menuOf(key));
  const parent =
    topLevel.find(({ href }) => isAtOrBelow(href, path)) ??
    topLevel.find(({ href }) => href === first?.href);
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
