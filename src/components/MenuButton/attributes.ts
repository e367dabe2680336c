/** Marks the element that contains the button and its menu. */
export const MENU_BUTTON = 'data-menu-button';
