export { isShortcut } from '@nitric-docs/static-islands/browser';
export { SEARCH_SHORTCUTS, SEARCH_TOGGLE_SHORTCUTS } from '../config/search-shortcuts';
