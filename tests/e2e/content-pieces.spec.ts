import { expect, test } from '@playwright/test';
import { open } from './lib/page-health';

/** The page that shows every content piece. */
const PAGE = '/docs/contributions/components';

test('a lazy diagram loads only the image of the color mode, for the width of the screen', async ({
  browser,
}) => {
  const addresses = new Set<string>();
  for (const [colorScheme, width] of [
    ['light', 1200],
    ['dark', 1200],
    ['dark', 390],
  ] as const) {
    const page = await browser.newPage({ colorScheme, viewport: { width, height: 800 } });
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await open(page, PAGE);
    const picture = page.getByRole('img', { name: /^A reader reserves a book/ });
    await picture.scrollIntoViewIfNeeded();
    const address = await picture.evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return image.currentSrc;
    });
    expect(requested.filter((url) => /\/images\/.*\.svg$/.test(url))).toEqual([address]);
    addresses.add(address);
    await page.close();
  }
  expect(addresses.size).toBe(3);
});

test('on a phone, a diagram scrolls horizontally', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, PAGE);
  const diagram = page.getByRole('region', { name: 'The path of a loan, scrolls sideways' });
  await diagram.press('ArrowRight');
  await expect.poll(() => diagram.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});
