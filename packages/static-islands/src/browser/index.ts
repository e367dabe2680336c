/**
 * Helpers of the client that scripts and islands of the site share. What islands use is in modules of its own, because a module of both
 * isn't merged into the client, which costs bytes.
 */
export { closeDialogs } from './dialogs';
export { all, on, tryStorage } from './dom';
export { focusedElement } from './focus';
export { isShortcut } from './shortcut';
