import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import type { IconName } from '../contracts/icons';
import { isAtOrBelow, routeOfPath } from './routes';

/** The key of the menu for pages without a separate menu. */
export const DEFAULT_MENU_KEY = 'docs';

/** Pages that show the default menu although the key of another menu is a prefix of their path. */
const DEFAULT_MENU_PATHS: readonly string[] = ['/support', '/support/upgrade', '/contributions'];

/** The longest key that is a prefix of the path, or the default key. */
export function menuKeyOf(route: string, keys: readonly string[]): string {
  if (DEFAULT_MENU_PATHS.includes(route)) {
    return DEFAULT_MENU_KEY;
  }
  const [longest] = keys
    .filter((key) => key !== DEFAULT_MENU_KEY && isAtOrBelow(route, `/${key}`))
    .sort((a, b) => b.length - a.length);
  return longest ?? DEFAULT_MENU_KEY;
}

export interface MenuLink {
  title: string;
  /** Address without the site's base. It can have an anchor. */
  href: string;
  icon?: IconName | undefined;
  badge?: string | undefined;
}

export interface MenuGroup {
  title?: string;
  /** Whether a line separates the group from the one above. */
  divider: boolean;
  links: MenuLink[];
}

/** The `customProps` of entries in `sidebars.ts`. */
interface EntryProps {
  icon?: IconName;
  badge?: string;
  /** The section of the page that the entry leads to. */
  hash?: string;
}

function linksIn(item: PropSidebarItem): MenuLink[] {
  if (item.type !== 'link') {
    return [];
  }
  const { icon, badge, hash }: EntryProps = item.customProps ?? {};
  const page = routeOfPath(item.href) ?? item.href;
  return [{ title: item.label, href: hash ? `${page}#${hash}` : page, icon, badge }];
}

/** A category is a group with a title. The entries between two categories, and those after HTML, are a group without a title. */
export function groupsOf(sidebar: readonly PropSidebarItem[]): MenuGroup[] {
  const groups: MenuGroup[] = [];
  for (const item of sidebar) {
    const last = groups.at(-1);
    if (item.type === 'category') {
      groups.push({ title: item.label, divider: false, links: item.items.flatMap(linksIn) });
    } else if (item.type === 'html' || !last || last.title !== undefined) {
      groups.push({ divider: item.type === 'html', links: linksIn(item) });
    } else {
      last.links.push(...linksIn(item));
    }
  }
  return groups;
}

export const linksOf = ({ groups }: { groups: readonly MenuGroup[] }): MenuLink[] =>
  groups.flatMap(({ links }) => links);
