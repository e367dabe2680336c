import { test as base, type Page } from '@playwright/test';

const CPU_SLOWDOWN = 4;
/** What Lighthouse calls slow 4G: round trip in milliseconds, bytes a second. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 1638.4 * 0.9 * 128,
  uploadThroughput: 675 * 0.9 * 128,
};

/** A phone with a slow processor on a slow line. */
export const test = base.extend({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  page: async ({ page }, use) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
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
