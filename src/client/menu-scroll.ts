import { MENU_SCROLL_STORAGE_KEY } from '../contracts/menu-scroll';
import { all } from './dom';
import { tryStorage } from './storage';

const findMenuArea = (): HTMLElement | null => document.querySelector('[data-menu-area]');

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

const inMenu = (selector: string): HTMLElement[] => all(`[data-menu-area] ${selector}`);

/** Scrolls the menu to the link of the active page. */
export const scrollToActiveLink = (): void => scrollMenuTo(inMenu('[aria-current="page"]')[0]);

/** Scrolls the menu to the sections that src/client/sections-in-view.ts marked. The first one counts more than the last one. */
export function scrollToSectionsInView(): void {
  const sections = inMenu('[data-in-view]');
  scrollMenuTo(sections.at(-1));
  scrollMenuTo(sections[0]);
}

/** Saves the scroll position, which features/shell/DocShell restores on the next page with the same menu. */
export function startMenuScroll(): void {
  window.addEventListener('pagehide', () => {
    const area = findMenuArea();
    if (area) {
      const position = JSON.stringify([area.dataset.menuArea, area.scrollTop]);
      tryStorage(() => sessionStorage.setItem(MENU_SCROLL_STORAGE_KEY, position));
    }
  });
}
