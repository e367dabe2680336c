import { expect, test, type Locator, type Page } from '@playwright/test';
import { open } from './lib/page-health';

const UPLOAD = '/docs/reference/nodejs/storage/bucket-file-uploadurl';

const topOf = async (element: Locator): Promise<number> =>
  Math.round((await element.boundingBox())?.y ?? NaN);

/** The first sample of a page. */
const sampleOn = (page: Page): Locator => page.locator('[data-code]').first();

test('the sample stays beside the sections about the call, and its long lines wrap', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, UPLOAD);
  const callEnd = page.locator('dl').first();
  for (const element of [page.locator('#parameters'), callEnd]) {
    await element.evaluate((one) => window.scrollBy(0, one.getBoundingClientRect().bottom - 700));
    await expect(element).toBeInViewport();
    expect(await topOf(sampleOn(page))).toBe(96);
  }
  const { x: left } = (await sampleOn(page).boundingBox()) ?? {};
  const { x, width } = (await callEnd.boundingBox()) ?? { x: 0, width: 0 };
  expect(left).toBeGreaterThan(x + width);
  const code = sampleOn(page).locator('pre').first();
  expect(await code.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('in narrow windows, the sample comes before the parameters', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(UPLOAD);
  expect(await topOf(sampleOn(page))).toBeLessThan(
    await topOf(page.getByRole('heading', { name: 'Parameters', exact: true })),
  );
});

test('the menu is the table of contents of function pages in wide windows', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const tableOfContents = page.getByRole('navigation', { name: 'On this page' });
  await page.goto(UPLOAD);
  await expect(tableOfContents).toBeHidden();
  await page.goto('/docs/reference/nodejs');
  await expect(tableOfContents).toBeVisible();
  await page.setViewportSize({ width: 1024, height: 900 });
  await page.goto(UPLOAD);
  await expect(page.locator('summary', { hasText: 'On this page' })).toBeVisible();
});
