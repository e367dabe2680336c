import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { routeOfPath, withoutHash } from '../../config/routes';
import { latestRouteOf } from '../../config/sdks';
import type { SidebarGroupProps, SidebarLinkProps } from '../../contracts/sidebar';

export interface NavigationLink extends SidebarLinkProps {
  title: string;
  href: string;
}

export interface NavigationGroup {
  title?: string | undefined;
  divider: boolean;
  links: NavigationLink[];
}

export interface NavigationMenu {
  back?: NavigationLink | undefined;
  parent?: NavigationLink | undefined;
  groups: NavigationGroup[];
}

function linkOf(item: PropSidebarItem): NavigationLink | undefined {
  return item.type === 'link'
    ? {
        title: item.label,
        href: routeOfPath(item.href) ?? item.href,
        ...(item.customProps as SidebarLinkProps | undefined),
      }
    : undefined;
}

function groupOf(item: PropSidebarItem): NavigationGroup | undefined {
  if (item.type !== 'category') {
    return undefined;
  }
  const { title, divider } = item.customProps as SidebarGroupProps & Record<string, unknown>;
  return { title, divider, links: item.items.map(linkOf).filter((link) => link !== undefined) };
}

/** Converts a Docusaurus sidebar, which `config/node/sidebar-items` created, to a menu. */
export function menuOfSidebar(items: readonly PropSidebarItem[]): NavigationMenu {
  const links = items.map(linkOf).filter((link) => link !== undefined);
  return {
    back: links.find((link) => link.role === 'back'),
    parent: links.find((link) => link.role === 'parent'),
    groups: items.map(groupOf).filter((group) => group !== undefined),
  };
}

/**
 * Returns all pages of the menu in reading order. The parent comes first, unless a group already links to it in any
 * version. A page about several
 * functions has a link for each of them, and is returned once, with the first.
 */
export function pagesOfMenu(menu: NavigationMenu): NavigationLink[] {
  const all = menu.groups.flatMap((group) => group.links);
  const pages = all.map(({ href }) => withoutHash(href));
  const links = all.filter((_, index) => pages.indexOf(pages[index] ?? '') === index);
  const { parent } = menu;
  const isRepeated = links.some(
    ({ href }) => parent && latestRouteOf(href) === latestRouteOf(parent.href),
  );
  return parent && !isRepeated ? [parent, ...links] : links;
}

/** Returns the pages before and after a route in the menu's reading order. */
export function neighborsOf(
  menu: NavigationMenu,
  route: string,
): { previous?: NavigationLink | undefined; next?: NavigationLink | undefined } {
  const pages = pagesOfMenu(menu);
  const index = pages.findIndex((link) => withoutHash(link.href) === route);
  return index < 0 ? {} : { previous: pages[index - 1], next: pages[index + 1] };
}
