import { all, tryStorage } from '../../../lib/dom';
import { IN_VIEW, PAGE_SECTIONS } from '../../navigation/Menu/attributes';
import { MENU_AREA } from './attributes';

/** Session storage key of the last menu and its scroll position in pixels, as JSON: `["apis", 120]`. */
export const MENU_SCROLL_STORAGE_KEY = 'menu-scroll';

/** Scrolls the menu or table of contents that contains an element to it, unless it is already in view. */
function scrollTo(element: Element | undefined): void {
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
export const scrollToActiveLink = (): void => scrollTo(all('[aria-current="page"]')[0]);

/** Scrolls each list of sections to those that features/navigation/Menu marked. The first one counts more than the last one. */
export function scrollToSectionsInView(): void {
  for (const list of all(`[${PAGE_SECTIONS}]`)) {
    const sections = all(`[${IN_VIEW}]`, list);
    scrollTo(sections.at(-1));
    scrollTo(sections[0]);
  }
}

/** Saves the scroll position, which the inline script restores on the next page with the same menu. */
export function startMenuScroll(): void {
  window.addEventListener('pagehide', () => {
    // The sidebar is the first area.
    const [area] = all(`[${MENU_AREA}]`);
    if (area) {
      const position = JSON.stringify([area.getAttribute(MENU_AREA), area.scrollTop]);
      tryStorage(() => sessionStorage.setItem(MENU_SCROLL_STORAGE_KEY, position));
    }
  });
}
