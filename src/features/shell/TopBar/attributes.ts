/** Marks the top bar. */
export const TOP_BAR = 'data-top-bar';
