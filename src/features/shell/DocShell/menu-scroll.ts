import { all, tryStorage } from '../../../lib/dom';
import { IN_VIEW } from '../../navigation/Menu/attributes';
import { MENU_AREA } from './attributes';

/** Session storage key of the last menu and its scroll position in pixels, as JSON: `["apis", 120]`. */
export const MENU_SCROLL_STORAGE_KEY = 'menu-scroll';

const findMenuArea = (): HTMLElement | null => document.querySelector(`[${MENU_AREA}]`);

/** Scrolls the menu to one of its elements, unless the element is already in view. */
function scrollMenuTo(element: Element | undefined): void {
  const area = findMenuArea();
  if (!area || !element) {
    return;
  }
  const top = element.getBoundingClientRect().top - area.getBoundingClientRect().top;
  const isBehindHead = top < area.clientHeight * 0.2;
  if (isBehindHead || top > area.clientHeight * 0.95) {
    area.scrollBy({ top: top - area.clientHeight / 3 });
  }
}

/** Scrolls the menu to the link of the active page. */
export const scrollToActiveLink = (): void => scrollMenuTo(all('[aria-current="page"]')[0]);

/** Scrolls the menu to the sections that features/navigation/Menu marked. The first one counts more than the last one. */
export function scrollToSectionsInView(): void {
  const sections = all(`[${IN_VIEW}]`);
  scrollMenuTo(sections.at(-1));
  scrollMenuTo(sections[0]);
}

/** Saves the scroll position, which the inline script restores on the next page with the same menu. */
export function startMenuScroll(): void {
  window.addEventListener('pagehide', () => {
    const area = findMenuArea();
    if (area) {
      const position = JSON.stringify([area.getAttribute(MENU_AREA), area.scrollTop]);
      tryStorage(() => sessionStorage.setItem(MENU_SCROLL_STORAGE_KEY, position));
    }
  });
}
