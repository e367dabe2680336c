import type { IconName } from '../config/icons';

/**
 * What rides on Docusaurus' sidebar items as `customProps`: the build writes it (`config/sidebar-items`), the theme
 * reads it (`features/navigation`).
 */
export interface SidebarLinkProps {
  /** `back` and `parent` stand above the menu; a link without a role is an entry of the menu. */
  role?: 'back' | 'parent';
  icon?: IconName;
  badge?: string;
  versions?: readonly string[];
}

export interface SidebarGroupProps {
  /** Absent when the group has no title: Docusaurus wants a label on every category, readers don't. */
  title?: string;
  divider: boolean;
}
