export const ISLAND_ELEMENT = 'docs-island';
/** The file name of its module in the folder of islands. */
export const ISLAND_NAME = 'data-island';
/** When it hydrates. */
export const ISLAND_LOAD = 'data-load';
/** The label of the field that a click opens. */
export const OPENS_FIELD = 'data-opens-field';
export const ISLAND_PROPS = 'data-props';
