/** Marks the button that shows and hides the list. */
export const TOGGLES_VALUES = 'data-toggles-values';
