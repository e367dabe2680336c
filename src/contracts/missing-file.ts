/**
 * Where the session keeps the path of a page that was loaded again because a file of it was missing, until a page has come to
 * life: a page whose file stays missing is so loaded again once.
 */
export const RELOADED_KEY = 'reloaded';
