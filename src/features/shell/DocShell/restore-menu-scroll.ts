import { MENU_SCROLL_STORAGE_KEY } from '../../../contracts/menu-scroll';

/**
 * An inline script directly after the menu, so that it runs before the first paint. It restores the scroll position that
 * src/client/menu-scroll.ts saved, if the previous page had the same menu.
 */
export const restoreMenuScroll = `try {
  const area = document.currentScript.previousElementSibling;
  const [menu, top] = JSON.parse(sessionStorage.getItem('${MENU_SCROLL_STORAGE_KEY}')) ?? [];
  if (menu === area.dataset.menuArea && top) area.scrollTop = top;
} catch {}`;
