import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { hydrated, partsThatJump } from './lib/page-health';
import { pageAddresses } from './lib/routes';
import { addressesWithAllStyles } from './lib/text-styles';

const PAGES = [
  '/docs/',
  '/docs/apis',
  '/docs/support/upgrade',
  '/docs/secrets',
  '/docs/reference/nodejs/api/api-get',
];

/** Where each part of the text stands, from the top of the page: left, top, width and height in pixels. */
const placesOf = (page: Page): Promise<number[][]> =>
  page.locator('.markdown > *').evaluateAll((parts) =>
    parts.map((part) => {
      const { left, top, width, height } = part.getBoundingClientRect();
      return [left, top + scrollY, width, height].map(Math.round);
    }),
  );

const leftOut = (page: Page): Promise<number> =>
  page
    .locator('.markdown > *')
    .evaluateAll(
      (parts) => parts.filter((part) => getComputedStyle(part).contentVisibility === 'auto').length,
    );

const isLate = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.dataset.lateLayout !== undefined);

for (const address of PAGES) {
  for (const width of [1440, 390]) {
    test(`${address} at ${width} px ends up laid out as without late layout`, async ({
      browser,
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(address);
      expect(await isLate(page)).toBe(true);
      await hydrated(page);
      await expect.poll(() => leftOut(page)).toBe(0);
      const whole = await browser.newContext({ javaScriptEnabled: false });
      const plain = await whole.newPage();
      await plain.setViewportSize({ width, height: 800 });
      await plain.goto(address);
      expect(await placesOf(page)).toEqual(await placesOf(plain));
      await whole.close();
    });
  }
}

/** These pages have each style of text that the site has. */
const STYLED_PAGES = addressesWithAllStyles(path.resolve(__dirname, '../../build'), pageAddresses);

for (const width of [1440, 390]) {
  test.describe(`without scripts at ${width} px`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width, height: 800 } });

    test('each part of the text is as large by itself as in the text', async ({ page }) => {
      for (const address of STYLED_PAGES) {
        await page.goto(address);
        expect(await partsThatJump(page), address).toEqual([]);
      }
    });
  });
}

test('a page whose script never comes alive still shows what the reader scrolls to', async ({
  page,
}) => {
  await page.route('**/assets/js/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await page.goto('/docs/apis');
  expect(await leftOut(page)).toBeGreaterThan(0);
  const last = page.locator('.markdown > *').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  expect(await last.evaluate((part) => part.getBoundingClientRect().height)).toBeGreaterThan(20);
});

test('a heading in the address, a reload and the next page are laid out as a whole', async ({
  page,
}) => {
  await page.goto('/docs/apis#limits');
  expect(await isLate(page)).toBe(false);
  await page.goto('/docs/support/upgrade');
  expect(await isLate(page)).toBe(true);
  await page.reload();
  expect(await isLate(page)).toBe(false);

  await page.goto('/docs/apis');
  await hydrated(page);
  await page.getByRole('link', { name: 'HTTP', exact: true }).last().click();
  await page.waitForURL('**/docs/http');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('HTTP');
  expect(await isLate(page)).toBe(false);
  expect(await leftOut(page)).toBe(0);
});
