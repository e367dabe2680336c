import type { Page } from '@playwright/test';

/** Translates the texts of a page into capitals from now on, like the translators of browsers: they replace each text by elements. */
export const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const replace = (): void => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) {
        texts.push(walker.currentNode as Text);
      }
      for (const text of texts) {
        if (text.data.trim() && !text.parentElement?.closest('font, script, style')) {
          const translation = document.createElement('font');
          translation.append(document.createElement('font'));
          translation.firstElementChild?.append(text.data.toUpperCase());
          text.replaceWith(translation);
        }
      }
    };
    replace();
    new MutationObserver(replace).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
