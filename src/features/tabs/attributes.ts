/** Marks a group of tabs. It contains what the reader chooses: a `ReaderChoice`. */
export const TABS = 'data-tabs';
/** The chosen values for which an element is visible, separated by spaces. */
export const CHOICES = 'data-choices';
