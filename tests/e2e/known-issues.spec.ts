import { expect, test, type Locator, type Page } from '@playwright/test';
import { open } from './lib/page-health';

const LIST = '/docs/support/known-issues';

const choose = async (page: Page, filter: string, option: string): Promise<void> => {
  await page.getByRole('combobox', { name: filter }).selectOption(option);
};

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
  await open(page, LIST);
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

test('the status of an issue has a border and a shape in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(LIST);
  for (const [text, rounding] of [
    [/^Open in /, '50%'],
    [/^Fixed in /, '0px'],
  ] as const) {
    const status = page.locator('td [data-tone]').filter({ hasText: text }).first();
    await expect(status).toHaveCSS('border-style', 'solid');
    const mark = await status.evaluate((own) => {
      const { borderRightStyle, borderRadius } = getComputedStyle(own, '::before');
      return [borderRightStyle, borderRadius];
    });
    expect(mark).toEqual(['solid', rounding]);
  }
});
