/**
 * Helpers of the client that scripts and islands of the site share. What islands use is in one module, because a module of both isn't
 * merged into the client, which costs bytes.
 */
export { all, on, tryStorage } from './dom';
export { focusedElement } from './focus';
export { closeDialogs, isShortcut } from './shortcut';
