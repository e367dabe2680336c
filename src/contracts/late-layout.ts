/** Key in the `dataset` of the page's root while the part of the text below the window is still to be laid out. */
export const LATE_LAYOUT_KEY = 'lateLayout';
