/** Marks a button that switches the color mode. */
export const COLOR_MODE = 'data-color-mode';
