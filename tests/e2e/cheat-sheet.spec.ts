import path from 'node:path';
import { expect, test } from '@playwright/test';
import { readContentPages } from '../../plugins/lib/content-inventory';
import { open } from './lib/page-health';

const addresses = [...readContentPages(path.resolve(__dirname, '../..')).keys()]
  .filter((route) => route.endsWith('/cheat-sheet'))
  .map((route) => `/docs${route}`);

const pagesIn = (pdf: Buffer): number =>
  pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

for (const address of addresses) {
  test(`${address} fits on two sheets of paper`, async ({ page }) => {
    await open(page, address);
    for (const format of ['A4', 'Letter']) {
      const pages = pagesIn(await page.pdf({ format }));
      expect(pages).toBeGreaterThan(0);
      expect(pages).toBeLessThanOrEqual(2);
    }
  });
}

test('paper shows only the sheet, in dark text', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await open(page, addresses[0] ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('table').first()).toBeVisible();
  for (const hidden of [page.getByRole('navigation'), page.getByRole('contentinfo')]) {
    await expect(hidden.filter({ visible: true })).toHaveCount(0);
  }
  await expect(page.locator('.cheat-sheet pre').first()).toHaveCSS('color', 'rgb(13, 16, 27)');
  const hiddenText = page.getByText("What's next", { exact: true });
  await expect(hiddenText.filter({ visible: true })).toHaveCount(0);
});
