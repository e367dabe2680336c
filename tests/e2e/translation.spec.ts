import { expect, test, type Locator, type Page } from '@playwright/test';
import { ISLAND_ELEMENT } from '@nitric-docs/static-islands/island/attributes';
import { open, watchConsole } from './lib/page-health';
import { field, hits, modal } from './lib/search';

/** Translates the texts of a page into capitals from now on, like the translators of browsers: they replace each text by elements. */
const translate = (page: Page): Promise<void> =>
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

test('search, the search page, and feedback work on a page that the browser translates', async ({
  page,
}) => {
  const messages = watchConsole(page);
  const expectAnswers = async (within: Locator, input: Locator, row: Locator): Promise<void> => {
    for (const [query, title] of [
      ['s', ''],
      ['secrets', 'SECRETS'],
      ['storage', 'STORAGE'],
    ] as const) {
      await input.fill(query);
      await expect(row.first()).toContainText(title);
    }
    await input.fill('qzxwvkjh');
    await expect(within).toContainText('NO RESULTS FOR "QZXWVKJH"');
    await input.fill('');
    await expect(row).toHaveCount(0);
  };
  await page.goto('/docs/search');
  const main = page.getByRole('main');
  // React reports an error if the texts change while it hydrates them, and renders them again.
  await expect(main.locator(`${ISLAND_ELEMENT}:not([data-hydrated])`)).toHaveCount(0);
  await translate(page);
  await expectAnswers(main, main.getByRole('searchbox'), main.getByRole('listitem'));
  await expect(main.getByRole('status')).toHaveText(/^TYPE WHAT/);

  await open(page, '/docs/faq');
  await translate(page);
  await page.keyboard.press('Control+k');
  await expectAnswers(modal(page), field(page), hits(page));
  await page.keyboard.press('Escape');
  // React replaces the button, which must not happen while the reader holds it down.
  await page.getByRole('button', { name: 'I have feedback' }).click({ delay: 500 });
  await page.getByRole('textbox').fill('Good');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('THANK YOU FOR YOUR FEEDBACK!')).toBeVisible();
  expect(messages).toEqual([]);
});
