import fs from 'node:fs';
import { expect, test as base, type Page } from '@playwright/test';
import { htmlFileOf } from '../../src/config/routes';
import { readContentPages } from '../../plugins/lib/content-inventory';
import {
  contrastViolationsIn,
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

/** A few pages that together have all styles of the site, so that each kind of page and element is among them. */
let withAllStyles: ReturnType<typeof pagesWithAllStyles> | undefined;
const stylesOn = (route: string): (readonly string[])[] | undefined => {
  withAllStyles ??= pagesWithAllStyles(
    new Map(
      routes.map((one) => [one, textStylesOf(fs.readFileSync(`build/${htmlFileOf(one)}`, 'utf8'))]),
    ),
  );
  return withAllStyles.get(route);
};

const test = base.extend<{ messages: string[] }, { tab: Page }>({
  // A page that all tests of a worker load their address into: they leave nothing behind, and what a browser needs for a page of its
  // own takes longer than what is looked at.
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

/** Expects that the page is accessible in both color modes. @param styles the selectors of the texts of each style */
async function expectAccessible(page: Page, styles: (readonly string[])[]): Promise<void> {
  await page.setViewportSize(DESKTOP);
  expect(await structureViolationsOf(page)).toEqual([]);
  expect(await contrastViolationsIn(page, styles)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await contrastViolationsIn(page, styles)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

for (const route of routes) {
  test(`${route} loads without console errors, fits a phone, shows all columns of its tables, and is accessible`, async ({
    tab,
    messages,
  }) => {
    await tab.setViewportSize(PHONE);
    const response = await tab.goto(`/docs${route}`);
    expect(response?.status()).toBe(200);
    await ready(tab);
    expect(await deadButtons(tab)).toEqual([]);
    expect(await tab.locator('main h1').count()).toBe(1);
    const width = await tab.evaluate(() => document.documentElement.scrollWidth);
    expect(width, 'the page scrolls sideways on a phone').toBe(PHONE.width);
    await tab.setViewportSize(NARROW_DESKTOP);
    expect(await wideTablesIn(tab)).toEqual([]);
    const styles = stylesOn(route);
    if (styles) {
      await expectAccessible(tab, styles);
    }
    expect(messages).toEqual([]);
  });
}
