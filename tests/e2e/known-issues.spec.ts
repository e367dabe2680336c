import { expect, test } from '@playwright/test';

const LIST = '/docs/support/known-issues';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the filters work, and rows with many pages open', async ({ page }) => {
    await page.goto(LIST);
    const choose = (filter: string, option: string): Promise<string[]> =>
      page.getByRole('combobox', { name: filter }).selectOption(option);
    const rows = page.locator('[data-facet-list] tbody tr').filter({ visible: true });
    await choose('Component', '.NET SDK');
    const pages = rows.locator('details').first();
    await pages.locator('summary').click();
    await expect(pages.getByRole('link').first()).toBeVisible();
    await choose('Component', 'CLI');
    await choose('Releases', 'Current releases');
    await expect(rows).not.toHaveCount(0);
    const wanted = page.locator('[data-facets~="cli"][data-facets~="current"]');
    await expect(rows.and(wanted)).toHaveCount(await rows.count());
    await expect(page.getByRole('heading', { level: 2, name: 'Version 0' })).toBeHidden();
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
