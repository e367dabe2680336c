import { expect, test, type Locator, type Page } from '@playwright/test';
import { ready } from './lib/page-health';

const LIST = '/docs/support/known-issues';

const choose = (page: Page, filter: string, option: string): Promise<void> =>
  page.getByRole('group', { name: filter }).getByRole('radio', { name: option }).check();

const visibleRows = (page: Page): Locator =>
  page.locator('[data-facet-list] tbody tr').filter({ visible: true });

/** Expects that some rows are visible, all of them with the facets. */
async function expectOnlyRowsWith(page: Page, ...facets: string[]): Promise<void> {
  const found = await visibleRows(page).evaluateAll((rows) =>
    rows.map((row) => row.getAttribute('data-facets')?.split(' ')),
  );
  expect(found.length).toBeGreaterThan(0);
  for (const own of found) {
    expect(own).toEqual(expect.arrayContaining(facets));
  }
}

test('both filters together show the current issues of a component', async ({ page }) => {
  await page.goto(LIST);
  await ready(page);
  await choose(page, 'Component', 'CLI');
  await choose(page, 'Releases', 'Current releases');
  await expectOnlyRowsWith(page, 'cli', 'current');
  await expect(page.getByRole('heading', { level: 2, name: 'Current releases' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Version 0' })).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the filters work, and rows with many pages open', async ({ page }) => {
    await page.goto(LIST);
    await choose(page, 'Component', '.NET SDK');
    await expectOnlyRowsWith(page, 'csharp');
    const pages = page.locator('details').filter({ visible: true }).first();
    await pages.locator('summary').click();
    await expect(pages.getByRole('link').first()).toBeVisible();
  });
});

for (const [address, column, label] of [
  [LIST, 2, '"Versions: "'],
  ['/docs/reference/nodejs/cheat-sheet', 3, '"Permission: "'],
] as const) {
  test(`on a phone, rows of ${address} are blocks with labels, and none scrolls sideways`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(address);
    await ready(page);
    const overflowing = await page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('[data-scroll-region]')]
        .map((element) => element.scrollWidth - element.clientWidth)
        .filter((overflow) => overflow > 0),
    );
    expect(overflowing).toEqual([]);
    const cell = page.locator(`tbody td:nth-child(${column})`).first();
    expect(await cell.evaluate((own) => getComputedStyle(own, '::before').content)).toBe(label);
  });
}
