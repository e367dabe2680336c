import { test as base, type Page } from '@playwright/test';
import { PHONE, slowDown } from '../../../scripts/lib/slow-phone';

/** Simulates a phone with a slow CPU and a slow connection. */
export const test = base.extend({
  ...PHONE,
  page: async ({ page }, use) => {
    await slowDown(page);
    await use(page);
  },
});

/** Opens a page, and waits for the first paint and a given time after it, in milliseconds. */
export async function openFor(page: Page, address: string, ms: number): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
    null,
    { polling: 20 },
  );
  await page.waitForTimeout(ms);
}
