import { expect, test, type Locator, type Page } from '@playwright/test';
import { open } from './lib/page-health';

const LIST = '/docs/guides/nodejs';

const guides = (page: Page): Locator => page.locator('[data-facet-list] li[data-facets]');

test('filters and their count are in one line, and on a phone in two', async ({ page }) => {
  const rowsOf = (): Promise<number> =>
    page.locator('.facet-filters > *, .facet-count').evaluateAll((controls) => {
      const middles = controls.map((control) => {
        const { top, bottom } = control.getBoundingClientRect();
        return Math.round((top + bottom) / 20);
      });
      return new Set(middles).size;
    });
  await open(page, LIST);
  await expect.poll(rowsOf).toBe(1);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(rowsOf).toBe(2);
});

test('filters hide the guides and the groups without a cloud or a word', async ({ page }) => {
  await open(page, '/docs/guides');
  const field = page.getByRole('searchbox', { name: 'Filter by text' });
  await field.fill('nestjs node.js');
  await expect(guides(page).filter({ visible: true })).toHaveText([/NestJS/]);
  await expect(page.locator('[data-group]').filter({ visible: true })).toHaveCount(1);
  await field.fill('');
  await page.getByRole('combobox', { name: 'Cloud' }).selectOption('cloud-aws');
  const wanted = guides(page).and(page.locator('[data-facets~="cloud-aws"]'));
  const count = await wanted.count();
  expect(count).toBeGreaterThan(0);
  await expect(wanted.filter({ visible: true })).toHaveCount(count);
  await expect(guides(page).filter({ visible: true })).toHaveCount(count);
  await field.fill('no such guide');
  await expect(page.locator('[data-group]').filter({ visible: true })).toHaveCount(0);
});

test('the whole row leads to the guide', async ({ page }) => {
  await open(page, LIST);
  const first = guides(page).first();
  const address = await first.getByRole('link').getAttribute('href');
  await first.getByRole('list', { name: 'Topics' }).click({ force: true });
  await expect(page).toHaveURL(new RegExp(`${address}$`));
});
