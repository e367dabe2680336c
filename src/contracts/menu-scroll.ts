/** Where the session keeps the menu that was left and how far it was scrolled, as JSON: `["apis", 120]`, in pixels. */
export const MENU_SCROLL_STORAGE_KEY = 'menu-scroll';
