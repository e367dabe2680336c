import { MENU_SCROLL_STORAGE_KEY } from '../../../contracts/menu-scroll';

/**
 * Stands in the page right after the menu, so that it runs before the first paint: the menu starts where the page before left it
 * (src/client/menu-scroll.ts), if that page had the same menu.
 */
export const restoreMenuScroll = `try {
  const area = document.currentScript.previousElementSibling;
  const [menu, top] = JSON.parse(sessionStorage.getItem('${MENU_SCROLL_STORAGE_KEY}')) ?? [];
  if (menu === area.dataset.menuArea && top) area.scrollTop = top;
} catch {}`;
