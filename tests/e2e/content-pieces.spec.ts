import { expect, test } from '@playwright/test';
import { open } from './lib/page-health';

/** The page that shows every content piece. */
const PAGE = '/docs/contributions/components';
const DIAGRAM = 'The path of a loan';

test('a lazy diagram loads only the image of the color mode, for the width of the screen', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const addresses: string[] = [];
  for (const [colorScheme, width] of [
    ['light', 1200],
    ['dark', 1200],
    ['dark', 390],
  ] as const) {
    await page.goto('about:blank');
    requested.length = 0;
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await open(page, PAGE);
    const picture = page.getByRole('img', { name: /^A reader reserves a book/ });
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toBeVisible();
    const address = await picture.evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return image.currentSrc;
    });
    addresses.push(address);
    expect(requested.filter((url) => url.endsWith('.svg') && url.includes('/images/'))).toEqual([
      address,
    ]);
  }
  expect(new Set(addresses).size).toBe(3);
});

test('on a phone, a diagram scrolls horizontally and the page does not', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, PAGE);
  const diagram = page.getByRole('region', { name: `${DIAGRAM}, scrolls sideways` });
  await diagram.press('ArrowRight');
  await expect.poll(() => diagram.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBe(0);
});
