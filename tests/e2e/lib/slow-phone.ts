import { test as base, type Page } from '@playwright/test';

const CPU_SLOWDOWN = 4;
/** The slow 4G preset of Lighthouse. Latency in milliseconds, throughput in bytes per second. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 1638.4 * 0.9 * 128,
  uploadThroughput: 675 * 0.9 * 128,
};

const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
} as const;

/** Throttles the processor and the network of a page. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

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
