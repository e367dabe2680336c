/** The shortcuts that open and close search, in the format of `aria-keyshortcuts`. */
export const SEARCH_TOGGLE_SHORTCUTS = 'Control+K Meta+K';
/** All shortcuts that open search. */
export const SEARCH_SHORTCUTS = `${SEARCH_TOGGLE_SHORTCUTS} /`;
