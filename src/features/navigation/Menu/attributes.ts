/** Marks the menu, which moves between the sidebar and the panel. */
export const MENU = 'data-menu';
/** Marks the list of sections of the active page. */
export const PAGE_SECTIONS = 'data-page-sections';
/** Marks the entries of that list whose section is in view. */
export const IN_VIEW = 'data-in-view';
