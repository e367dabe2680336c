import { MENU_SCROLL_STORAGE_KEY } from '../contracts/menu-scroll';
import { tryStorage } from './storage';

const findMenuArea = (): HTMLElement | null => document.querySelector('[data-menu-area]');

/** Scrolls the menu to the link of the active page, unless the link is already in view. */
export function scrollToActiveLink(): void {
  const area = findMenuArea();
  const active = area?.querySelector('[aria-current="page"]');
  if (!area || !active) {
    return;
  }
  const top = active.getBoundingClientRect().top - area.getBoundingClientRect().top;
  const isBehindHead = top < area.clientHeight * 0.2;
  if (isBehindHead || top > area.clientHeight * 0.95) {
    area.scrollBy({ top: top - area.clientHeight / 3 });
  }
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
