import type { SidebarGroupProps, SidebarLinkProps } from '../../contracts/sidebar';
import type { ContentPage } from '../content-routes';
import { withoutHash } from '../routes';
import { linksOf, menuHeaderOf, type Menu, type MenuGroup, type MenuLink } from './navigation';

/** The types of Docusaurus sidebar items that menus use. */
export type SidebarItem =
  | { type: 'doc'; id: string; label: string; customProps: Record<string, unknown> }
  | { type: 'link'; href: string; label: string; customProps: Record<string, unknown> }
  | {
      type: 'category';
      label: string;
      collapsible: boolean;
      collapsed: boolean;
      items: SidebarItem[];
      customProps: Record<string, unknown>;
    };

export interface SidebarContext {
  /** Docusaurus' name of the sidebar's version. */
  versionName: string;
  /** The existing pages by route. Other links are left out. */
  pages: ReadonlyMap<string, ContentPage>;
}

/**
 * @param isKnown says whether an address is a page or planned
 * @throws an error that lists all links to other addresses, which would be missing from the sidebar
 */
export function requireKnownLinks(menu: Menu, isKnown: (route: string) => boolean): void {
  const unknown = linksOf(menu).filter(({ href }) => !isKnown(withoutHash(href)));
  if (unknown.length > 0) {
    const lines = unknown.map(({ title, href }) => `  - ${title}: ${href}`);
    throw new Error(
      `Links in the menu "${menu.key}" that lead to no page:\n${lines.join('\n')}\nCorrect the address in src/config/node/menus.yaml, write the page, or add the address to src/config/node/planned-routes.json.`,
    );
  }
}

/** Converts a menu to a Docusaurus sidebar. It leaves out links to pages that don't exist, and empty groups. */
export function sidebarItemsOf(menu: Menu, context: SidebarContext): SidebarItem[] {
  const header = menuHeaderOf(menu.key);
  const head = header
    ? [
        linkItem(header.back, context, { role: 'back' }),
        header.parent && linkItem(header.parent, context, { role: 'parent' }),
      ]
    : [];
  return [...head, ...menu.groups.map((group, index) => groupItem(group, index, context))].filter(
    (item) => item !== undefined,
  );
}

function groupItem(
  group: MenuGroup,
  index: number,
  context: SidebarContext,
): SidebarItem | undefined {
  const items = group.links
    .map((link) => linkItem(link, context, {}))
    .filter((item) => item !== undefined);
  if (items.length === 0) {
    return undefined;
  }
  const customProps: SidebarGroupProps = {
    ...(group.title ? { title: group.title } : {}),
    divider: group.showDividerAbove ?? false,
  };
  return {
    type: 'category',
    label: group.title ?? `Group ${index + 1}`,
    collapsible: false,
    collapsed: false,
    items,
    customProps: { ...customProps },
  };
}

function linkItem(
  link: MenuLink,
  context: SidebarContext,
  base: SidebarLinkProps,
): SidebarItem | undefined {
  const page = context.pages.get(withoutHash(link.href));
  if (!page) {
    return undefined;
  }
  const props: SidebarLinkProps = {
    ...base,
    ...(link.icon ? { icon: link.icon } : {}),
    ...(link.badge ? { badge: link.badge } : {}),
    ...(link.versions ? { versions: link.versions } : {}),
  };
  const shared = { label: link.title, customProps: { ...props } };
  return page.route === link.href && page.versionName === context.versionName
    ? { type: 'doc', id: page.docId, ...shared }
    : { type: 'link', href: link.href, ...shared };
}
