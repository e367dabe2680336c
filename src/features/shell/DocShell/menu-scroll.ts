import { all, tryStorage } from '../../../lib/dom';
import { MENU_AREA } from './attributes';

/** Scrolls the menu or table of contents that contains an element to it, unless it is already in view. */
export function scrollMenuTo(element: Element | undefined): void {
  const area = element?.closest(`[${MENU_AREA}]`);
  if (element && area) {
    const top = element.getBoundingClientRect().top - area.getBoundingClientRect().top;
    const isBehindHead = top < area.clientHeight * 0.2;
    if (isBehindHead || top > area.clientHeight * 0.95) {
      area.scrollTop += top - area.clientHeight / 3;
    }
  }
}

/** Scrolls the menu to the link of the active page. */
export const scrollToActiveLink = (): void => scrollMenuTo(all('[aria-current="page"]')[0]);

/** Saves the menu and its scroll position in pixels, such as `apis 120`, which the inline script restores on the next page with the same menu. */
export function startMenuScroll(): void {
  window.addEventListener('pagehide', () => {
    // The sidebar is the first area.
    const [area] = all(`[${MENU_AREA}]`);
    if (area) {
      const position = `${area.getAttribute(MENU_AREA)} ${area.scrollTop}`;
      tryStorage(() => sessionStorage.setItem(MENU_AREA, position));
    }
  });
}
