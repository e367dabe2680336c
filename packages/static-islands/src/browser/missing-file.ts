/**
 * Session storage key of the path of a page that was reloaded because of a missing file. It prevents a second reload, and is removed
 * when the client of a page has started.
 */
export const RELOADED_KEY = 'reloaded';

/**
 * Session storage key of the interaction with an outdated page, which the reloaded page continues. A page writes it and the page of a
 * newer build reads it, so it must not change.
 */
export const INTERACTION_KEY = 'island-press';
