import { all } from './dom';

/** Loads the icons that components/Icon defers until after the first paint. */
export function loadDeferredIcons(): void {
  for (const icon of all('use[data-href]')) {
    icon.setAttribute('href', icon.dataset.href ?? '');
  }
}
