import type { IconName } from '../icons';

export interface MenuLink {
  title: string;
  /** Address on this site, without the `/docs` prefix. */
  href: string;
  icon?: IconName;
  badge?: string;
  /** Versions in the version dropdown. Only for links to an SDK. */
  versions?: readonly string[];
}

export interface MenuGroup {
  title?: string;
  showDividerAbove?: boolean;
  links: readonly MenuLink[];
}

export interface Menu {
  /** `docs` for the default menu. Otherwise the path of its pages, without a leading slash. */
  key: string;
  groups: readonly MenuGroup[];
}
