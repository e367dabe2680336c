import { all } from './dom';

/** Asks for the icons that wait for the first paint (components/Icon). */
export function showLateIcons(): void {
  for (const drawing of all('use[data-href]')) {
    drawing.setAttribute('href', drawing.dataset.href ?? '');
  }
}
