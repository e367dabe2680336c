/** Marks an element that can scroll sideways. It contains the accessible name of a diagram, and is empty for a table. */
export const SCROLL_REGION = 'data-scroll-region';
