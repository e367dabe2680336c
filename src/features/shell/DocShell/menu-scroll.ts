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

/** The sidebar is the first area. */
const sidebar = (): Element | undefined => all(`[${MENU_AREA}]`)[0];

/** Saves the menu and its scroll position in pixels, such as `apis 120`. */
function saveMenuScroll(): void {
  const area = sidebar();
  if (area) {
    const position = `${area.getAttribute(MENU_AREA)} ${area.scrollTop}`;
    tryStorage(() => sessionStorage.setItem(MENU_AREA, position));
  }
}

/**
 * Restores the scroll position on the next page with the same menu. In a static page, the inline script has done it before the first
 * paint, and removed the position. Docusaurus' own client renders a new menu without running the script.
 */
export function restoreMenuScroll(): void {
  const area = sidebar();
  const [menu, top] = tryStorage(() => sessionStorage.getItem(MENU_AREA))?.split(' ') ?? [];
  if (area && menu === area.getAttribute(MENU_AREA)) {
    area.scrollTop = Number(top);
  }
  tryStorage(() => sessionStorage.removeItem(MENU_AREA));
}

/** Docusaurus' own client leaves a page after a click, without hiding the document. */
export function startMenuScroll(): void {
  window.addEventListener('pagehide', saveMenuScroll);
  document.addEventListener('click', saveMenuScroll, { capture: true });
}
