/**
 * Session storage key of the path of a page that was reloaded because of a missing file. It prevents a second reload, and is removed
 * when the client of a page has started.
 */
export const RELOADED_KEY = 'reloaded';
