import { expect, test } from '@playwright/test';
import { open } from './lib/page-health';

const ISSUES = '/docs/support/known-issues';
const TOP_BAR_HEIGHT = 56;

for (const [address, head] of [
  [ISSUES, 'table thead th'],
  ['/docs/support/errors', '.errors > div'],
] as const) {
  test(`the head of the columns of ${address} stays below the top bar`, async ({ page }) => {
    await open(page, address);
    const first = page.locator(head).first();
    await first.evaluate((own) => {
      scrollTo(0, own.getBoundingClientRect().top + scrollY + 600);
    });
    await expect.poll(async () => (await first.boundingBox())?.y).toBe(TOP_BAR_HEIGHT);
  });
}

for (const address of [ISSUES, '/docs/storage']) {
  test(`on a phone, each row of ${address} is a card with labels, and a row for screen readers`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, address);
    const labels = await page
      .locator('tr:has(:nth-child(3)) > td + td')
      .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content));
    expect(labels.filter((label) => !/^".+"$/.test(label))).toEqual([]);
    const overflow = await page
      .locator('[data-scroll-region]')
      .evaluateAll((frames) => frames.map((frame) => frame.scrollWidth - frame.clientWidth));
    expect(Math.max(...overflow)).toBe(0);
    const table = page
      .getByRole('table')
      .filter({ has: page.getByRole('columnheader').nth(2) })
      .first();
    await expect(table.getByRole('row').nth(1).getByRole('cell').nth(2)).toBeVisible();
  });
}
