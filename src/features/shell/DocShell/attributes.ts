/** Marks the sidebar. */
export const SIDEBAR = 'data-docs-sidebar';
/** Marks what scrolls to the sections in view: the sidebar, whose value names its menu, the panel, and the table of contents. */
export const MENU_AREA = 'data-menu-area';
