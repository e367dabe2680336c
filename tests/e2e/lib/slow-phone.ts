import { test as base, type Page } from '@playwright/test';
import { PHONE, slowDown } from '../../../scripts/lib/slow-phone';

/** A phone with a slow processor on a slow line. */
export const test = base.extend({
  ...PHONE,
  page: async ({ page }, use) => {
    await slowDown(page);
    await use(page);
  },
});

/** Opens a page, and waits until the reader sees it and so long after that, in milliseconds. */
export async function openFor(page: Page, address: string, ms: number): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
    null,
    { polling: 20 },
  );
  await page.waitForTimeout(ms);
}
