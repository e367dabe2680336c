/** Marks the sidebar. */
export const SIDEBAR = 'data-docs-sidebar';
/** Marks the part of the sidebar that scrolls, and names its menu. */
export const MENU_AREA = 'data-menu-area';
