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
  /** The pages by route. */
  pages: ReadonlyMap<string, ContentPage>;
}

/** @throws an error that lists all links of a menu to addresses without a page */
function requireKnownLinks(menu: Menu, pages: SidebarContext['pages']): void {
  const unknown = linksOf(menu).filter(({ href }) => !pages.has(withoutHash(href)));
  if (unknown.length > 0) {
    const lines = unknown.map(({ title, href }) => `  - ${title}: ${href}`);
    throw new Error(
      `Links in the menu "${menu.key}" that lead to no page:\n${lines.join('\n')}\nCorrect the address in src/config/node/menus.yaml, or write the page.`,
    );
  }
}

/**
 * Converts a menu to a Docusaurus sidebar.
 * @throws an error that lists all links that lead to no page
 */
export function sidebarItemsOf(menu: Menu, context: SidebarContext): SidebarItem[] {
  requireKnownLinks(menu, context.pages);
  const header = menuHeaderOf(menu.key);
  return [
    ...(header ? [linkItem(header.back, context, { role: 'back' })] : []),
    ...(header?.parent ? [linkItem(header.parent, context, { role: 'parent' })] : []),
    ...menu.groups.map((group, index) => groupItem(group, index, context)),
  ];
}

function groupItem(group: MenuGroup, index: number, context: SidebarContext): SidebarItem {
  const customProps: SidebarGroupProps = {
    ...(group.title ? { title: group.title } : {}),
    divider: group.showDividerAbove ?? false,
  };
  return {
    type: 'category',
    label: group.title ?? `Group ${index + 1}`,
    collapsible: false,
    collapsed: false,
    items: group.links.map((link) => linkItem(link, context, {})),
    customProps: { ...customProps },
  };
}

function linkItem(link: MenuLink, context: SidebarContext, base: SidebarLinkProps): SidebarItem {
  const page = context.pages.get(link.href);
  const props: SidebarLinkProps = {
    ...base,
    ...(link.icon ? { icon: link.icon } : {}),
    ...(link.badge ? { badge: link.badge } : {}),
    ...(link.versions ? { versions: link.versions } : {}),
  };
  const shared = { label: link.title, customProps: { ...props } };
  return page?.versionName === context.versionName
    ? { type: 'doc', id: page.docId, ...shared }
    : { type: 'link', href: link.href, ...shared };
}
