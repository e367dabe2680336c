import { all } from '../../lib/dom';

/** Loads the icons that wait for the first paint. A module for the attribute would make the client larger, because islands share it. */
export const loadDeferredIcons = (): void =>
  all('use[data-href]').forEach((icon) => icon.setAttribute('href', icon.dataset.href ?? ''));
