/** Marks the year of the copyright. */
export const CURRENT_YEAR = 'data-current-year';
