import type { IconName } from './icons';

/**
 * The `customProps` of Docusaurus' sidebar items. `config/node/sidebar-items` writes them, and `features/navigation` reads them.
 */
export interface SidebarLinkProps {
  /** `back` and `parent` links are above the menu. Links without a role are menu entries. */
  role?: 'back' | 'parent';
  icon?: IconName;
  badge?: string;
  versions?: readonly string[];
}

export interface SidebarGroupProps {
  /** Absent if the group has no title. Docusaurus still requires a label. */
  title?: string;
  divider: boolean;
}
