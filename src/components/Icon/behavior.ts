import { all } from '../../lib/dom';

/**
 * Loads the icons that wait until after the first paint. The attribute is no shared constant, because islands have icons too, and a module
 * that they share with the client of every page makes it larger.
 */
export const loadDeferredIcons = (): void =>
  all('use[data-href]').forEach((icon) => icon.setAttribute('href', icon.dataset.href ?? ''));
