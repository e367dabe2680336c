import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import type { SidebarGroupProps, SidebarLinkProps } from '../../contracts/sidebar';
import { routeOfPath } from '../site/route';

export interface NavigationLink extends SidebarLinkProps {
  title: string;
  href: string;
}

export interface NavigationGroup {
  title?: string;
  divider: boolean;
  links: NavigationLink[];
}

/** A menu as the theme draws it. */
export interface NavigationMenu {
  back?: NavigationLink;
  parent?: NavigationLink;
  groups: NavigationGroup[];
}

function linkOf(item: PropSidebarItem): NavigationLink | undefined {
  return item.type === 'link'
    ? {
        title: item.label,
        href: routeOfPath(item.href),
        ...(item.customProps as SidebarLinkProps | undefined),
      }
    : undefined;
}

function groupOf(item: PropSidebarItem): NavigationGroup | undefined {
  if (item.type !== 'category') {
    return undefined;
  }
  const { title, divider } = item.customProps as SidebarGroupProps & Record<string, unknown>;
  return {
    ...(title ? { title } : {}),
    divider,
    links: item.items.map(linkOf).filter((link) => link !== undefined),
  };
}

/** Reads a menu back from the sidebar that `config/sidebar-items` made of it. */
export function menuOfSidebar(items: readonly PropSidebarItem[]): NavigationMenu {
  const heads = items.map(linkOf).filter((link) => link !== undefined);
  const back = heads.find((link) => link.role === 'back');
  const parent = heads.find((link) => link.role === 'parent');
  return {
    ...(back ? { back } : {}),
    ...(parent ? { parent } : {}),
    groups: items.map(groupOf).filter((group) => group !== undefined),
  };
}

/** Every page of the menu in reading order: the parent first, unless the menu itself links to it. */
export function pagesOfMenu(menu: NavigationMenu): NavigationLink[] {
  const links = menu.groups.flatMap((group) => group.links);
  return menu.parent && !links.some((link) => link.href === menu.parent?.href)
    ? [menu.parent, ...links]
    : links;
}

export interface Neighbours {
  previous?: NavigationLink;
  next?: NavigationLink;
}

/** Previous and Next follow the order of all links of the menu that is shown (SPEC 2, 'Footer'). */
export function neighboursOf(menu: NavigationMenu, route: string): Neighbours {
  const pages = pagesOfMenu(menu);
  const index = pages.findIndex((link) => link.href === route);
  if (index < 0) {
    return {};
  }
  const previous = pages[index - 1];
  const next = pages[index + 1];
  return { ...(previous ? { previous } : {}), ...(next ? { next } : {}) };
}
