/** Session storage key of the last menu and its scroll position in pixels, as JSON: `["apis", 120]`. */
export const MENU_SCROLL_STORAGE_KEY = 'menu-scroll';
