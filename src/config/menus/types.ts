import type { IconName } from '../icons';

export interface MenuLink {
  title: string;
  /** An address of this site without the `/docs` prefix. */
  href: string;
  icon?: IconName;
  badge?: string;
  /** The versions that the version dropdown offers; only on links to an SDK. */
  versions?: readonly string[];
}

export interface MenuGroup {
  title?: string;
  showDividerAbove?: boolean;
  links: readonly MenuLink[];
}

export interface Menu {
  /** The default menu's key is `docs`; any other key is the path, without leading slash, that the menu serves. */
  key: string;
  groups: readonly MenuGroup[];
}
