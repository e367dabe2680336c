import { expect, test } from '@playwright/test';
import { ISLAND_ELEMENT } from '@nitric-docs/static-islands/island/attributes';
import { ready, watchConsole } from './lib/page-health';
import { translate } from './lib/translate';

test.describe('on a page that the browser translates', () => {
  test('the search page shows each answer', async ({ page }) => {
    const messages = watchConsole(page);
    await page.goto('/docs/search');
    const main = page.getByRole('main');
    const field = main.getByRole('searchbox');
    const results = main.getByRole('listitem');
    // React reports an error if the texts change while it hydrates them, and renders them again.
    await expect(main.locator(`${ISLAND_ELEMENT}:not([data-hydrated])`)).toHaveCount(0);
    await translate(page);
    await expect(main.getByRole('status')).toHaveText(/^TYPE WHAT/);
    for (const [query, title] of [
      ['s', ''],
      ['secrets', 'SECRETS'],
      ['storage', 'STORAGE'],
    ] as const) {
      await field.fill(query);
      await expect(results.first()).toContainText(title);
      await expect(main.getByRole('status')).toContainText('RESULTS');
    }
    await field.fill('qzxwvkjh');
    await expect(main).toContainText('NO RESULTS FOR "QZXWVKJH"');
    await field.fill('');
    await expect(main.getByRole('status')).toHaveText(/^TYPE WHAT/);
    await expect(results).toHaveCount(0);
    expect(messages).toEqual([]);
  });

  test('search and feedback open and work', async ({ page }) => {
    const messages = watchConsole(page);
    await page.goto('/docs/faq');
    await ready(page);
    await translate(page);
    await page.keyboard.press('Control+k');
    const field = page.getByRole('dialog').getByRole('combobox');
    const rows = page.getByRole('dialog').getByRole('row');
    for (const [query, title] of [
      ['secrets', 'SECRETS'],
      ['storage', 'STORAGE'],
    ] as const) {
      await field.fill(query);
      await expect(rows.first()).toContainText(title);
    }
    await field.fill('qzxwvkjh');
    await expect(page.getByRole('dialog')).toContainText('NO RESULTS FOR "QZXWVKJH"');
    await field.fill('');
    await expect(rows).toHaveCount(0);
    await page.keyboard.press('Escape');
    // React replaces the button, which must not happen while the reader holds it down.
    await page.getByRole('button', { name: 'I have feedback' }).click({ delay: 500 });
    await page.getByRole('textbox').fill('Good');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('THANK YOU FOR YOUR FEEDBACK!')).toBeVisible();
    expect(messages).toEqual([]);
  });
});
