import fs from 'node:fs';
import { expect, test as base, type Page } from '@playwright/test';
import { htmlFileOf } from '../../src/config/routes';
import { readContentPages } from '../../plugins/lib/content-inventory';
import {
  contrastViolationsIn,
  contrastViolationsOf,
  deadButtons,
  ready,
  structureViolationsOf,
  watchConsole,
} from './lib/page-health';
import { pagesWithAllStyles, textStylesOf } from './lib/text-styles';

const routes = [...readContentPages(process.cwd()).keys()].sort();

const PHONE = { width: 390, height: 844 };
/** From here, tables don't scroll sideways. */
const NARROW_DESKTOP = { width: 1024, height: 900 };
const DESKTOP = { width: 1440, height: 900 };

interface WorkerFixtures {
  /**
   * A page that all tests of a worker load their address into: they leave nothing behind, and what a browser needs for a page
   * of its own takes longer than what is looked at.
   */
  tab: Page;
  /** A few pages that together have all styles of the site, so that each kind of page and element is among them. */
  withAllStyles: ReturnType<typeof pagesWithAllStyles>;
}

const test = base.extend<{ messages: string[] }, WorkerFixtures>({
  tab: [
    async ({ browser }, use, { project }) => {
      const tab = await browser.newPage({
        ...project.use,
        colorScheme: 'light',
        reducedMotion: 'reduce',
      });
      // The client prefetches no pages then, which no test opens from here.
      await tab.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', {
          value: { saveData: true, effectiveType: '4g' },
        }),
      );
      await use(tab);
      await tab.close();
    },
    { scope: 'worker' },
  ],
  withAllStyles: [
    // eslint-disable-next-line no-empty-pattern -- Playwright accepts no other form
    async ({}, use) => {
      const read = (route: string): string => fs.readFileSync(`build/${htmlFileOf(route)}`, 'utf8');
      await use(pagesWithAllStyles(new Map(routes.map((one) => [one, textStylesOf(read(one))]))));
    },
    { scope: 'worker' },
  ],
  messages: async ({ tab }, use) => {
    const messages = watchConsole(tab);
    await use(messages);
    tab.removeAllListeners();
  },
});

/** The names of the columns of tables that are wider than the page. */
const wideTablesIn = (page: Page): Promise<(string | undefined)[]> =>
  page
    .locator('table')
    .evaluateAll((tables) =>
      tables
        .filter((table) => table.scrollWidth > (table.parentElement?.clientWidth ?? 0))
        .map((table) => table.querySelector('tr')?.textContent),
    );

/** Expects that the page is accessible in both color modes. @param contrast returns the violations of the current mode */
async function expectAccessible(page: Page, contrast: () => Promise<string[]>): Promise<void> {
  await page.setViewportSize(DESKTOP);
  expect(await structureViolationsOf(page)).toEqual([]);
  expect(await contrast()).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await contrast()).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

for (const route of routes) {
  test(`${route} loads without console errors, fits a phone, shows all columns of its tables, and is accessible`, async ({
    tab,
    messages,
    withAllStyles,
  }) => {
    await tab.setViewportSize(PHONE);
    const response = await tab.goto(`/docs${route}`);
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
    // `ALL_PAGES=1 npm run test:e2e -- pages` analyzes every text of every page, which takes many minutes.
    if (process.env.ALL_PAGES) {
      await expectAccessible(tab, () => contrastViolationsOf(tab));
    } else if (withAllStyles.has(route)) {
      const styles = withAllStyles.get(route) ?? [];
      await expectAccessible(tab, () => contrastViolationsIn(tab, styles));
    }
    expect(messages).toEqual([]);
  });
}
