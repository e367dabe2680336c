import path from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import {
  contrastViolationsOf,
  deadButtons,
  ready,
  structureViolationsOf,
  watchConsole,
} from './lib/page-health';
import { pageAddresses } from './lib/routes';
import { addressesWithAllStyles } from './lib/text-styles';

/**
 * A page that all tests of a worker load their address into: they leave nothing behind, and what a browser needs for a page
 * of its own takes longer than what is looked at.
 */
const test = base.extend<{ messages: string[] }, { tab: Page }>({
  tab: [
    async ({ browser }, use, { project }) => {
      const tab = await browser.newPage(project.use);
      await use(tab);
      await tab.close();
    },
    { scope: 'worker' },
  ],
  messages: async ({ tab }, use) => {
    const messages = watchConsole(tab);
    await use(messages);
    tab.removeAllListeners();
  },
});

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

async function openIn(tab: Page, address: string): Promise<void> {
  await tab.setViewportSize(DESKTOP);
  await tab.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const response = await tab.goto(address);
  expect(response?.status()).toBe(200);
  await ready(tab);
}

/** Contrast takes most of an analysis and depends on styles alone: these pages have all that the site has. */
const withAllStyles = new Set(
  addressesWithAllStyles(path.resolve(__dirname, '../../build'), pageAddresses),
);

for (const address of pageAddresses) {
  test(`${address} loads without console errors and is accessible`, async ({ tab, messages }) => {
    await openIn(tab, address);
    await expect(tab.locator('main h1')).toHaveCount(1);
    expect(await deadButtons(tab)).toEqual([]);
    expect(await structureViolationsOf(tab)).toEqual([]);
    if (withAllStyles.has(address)) {
      expect(await contrastViolationsOf(tab)).toEqual([]);
      await tab.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await expect(tab.locator('html')).toHaveAttribute('data-theme', 'dark');
      expect(await contrastViolationsOf(tab)).toEqual([]);
    }

    await tab.setViewportSize(PHONE);
    const overflow = await tab.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, 'the page scrolls sideways on a phone').toBeLessThanOrEqual(0);
    expect(messages).toEqual([]);
  });
}
