import path from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import {
  contrastViolationsIn,
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
/** From here, tables don't scroll sideways. */
const NARROW_DESKTOP = { width: 1024, height: 900 };
const DESKTOP = { width: 1440, height: 900 };

/** A few pages that together have all styles of the site, so that each kind of page and element is among them. */
const withAllStyles = addressesWithAllStyles(path.resolve(__dirname, '../../build'), pageAddresses);

/** `ALL_PAGES=1 npm run test:e2e -- pages` analyzes every text of every page instead, which takes many minutes. */
const analyzed = process.env.ALL_PAGES ? pageAddresses : [...withAllStyles.keys()];

/** The names of the columns of tables that are wider than the page. */
const wideTablesIn = (page: Page): Promise<(string | undefined)[]> =>
  page
    .locator('table')
    .evaluateAll((tables) =>
      tables
        .filter((table) => table.scrollWidth > (table.parentElement?.clientWidth ?? 0))
        .map((table) => table.querySelector('tr')?.textContent),
    );

for (const address of pageAddresses) {
  test(`${address} loads without console errors, fits a phone, and shows all columns of its tables`, async ({
    tab,
    messages,
  }) => {
    await tab.setViewportSize(PHONE);
    const response = await tab.goto(address);
    expect(response?.status()).toBe(200);
    await ready(tab);
    expect(await deadButtons(tab)).toEqual([]);
    const { headings, overflow } = await tab.evaluate(() => ({
      headings: document.querySelectorAll('main h1').length,
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }));
    expect(headings).toBe(1);
    expect(overflow, 'the page scrolls sideways on a phone').toBeLessThanOrEqual(0);
    await tab.setViewportSize(NARROW_DESKTOP);
    expect(await wideTablesIn(tab)).toEqual([]);
    expect(messages).toEqual([]);
  });
}

for (const address of analyzed) {
  test(`${address} is accessible in both color modes`, async ({ tab }) => {
    const contrast = (): Promise<string[]> =>
      process.env.ALL_PAGES
        ? contrastViolationsOf(tab)
        : contrastViolationsIn(tab, withAllStyles.get(address) ?? []);
    await tab.setViewportSize(DESKTOP);
    await tab.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await tab.goto(address);
    await ready(tab);
    expect(await structureViolationsOf(tab)).toEqual([]);
    expect(await contrast()).toEqual([]);
    await tab.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expect(tab.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await contrast()).toEqual([]);
  });
}
