import { MENU_SCROLL_STORAGE_KEY } from '../contracts/menu-scroll';

const areaOf = (): HTMLElement | null => document.querySelector('[data-menu-area]');

/** Brings the active page's link into view in a long menu that scrolls by itself, unless it is there: a menu that keeps its place stays. */
export function showActiveLink(): void {
  const area = areaOf();
  const active = area?.querySelector('[aria-current="page"]');
  if (!area || !active) {
    return;
  }
  const top = active.getBoundingClientRect().top - area.getBoundingClientRect().top;
  const isHiddenByHead = top < area.clientHeight * 0.2;
  if (isHiddenByHead || top > area.clientHeight * 0.95) {
    area.scrollBy({ top: top - area.clientHeight / 3 });
  }
}

/** The next page with the same menu starts where this one's was left (features/shell/DocShell, before the first paint). */
export function startMenuScroll(): void {
  window.addEventListener('pagehide', () => {
    const area = areaOf();
    if (area) {
      try {
        sessionStorage.setItem(
          MENU_SCROLL_STORAGE_KEY,
          JSON.stringify([area.dataset.menuArea, area.scrollTop]),
        );
      } catch {
        // Blocked or full: the menu starts at its active link.
      }
    }
  });
}
