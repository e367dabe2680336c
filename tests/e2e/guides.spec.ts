import { expect, test, type Locator, type Page } from '@playwright/test';
import { open } from './lib/page-health';

const LIST = '/docs/guides/nodejs';

const cloudFilter = (page: Page): Locator => page.getByRole('combobox', { name: 'Cloud' });

const guides = (page: Page): Locator => page.locator('[data-facet-list] li[data-facets]');

/** Expects that exactly the guides with a facet are visible. */
async function expectOnlyGuidesWith(page: Page, facet: string): Promise<void> {
  const wanted = guides(page).and(page.locator(`[data-facets~="${facet}"]`));
  const count = await wanted.count();
  expect(count).toBeGreaterThan(0);
  await expect(wanted.filter({ visible: true })).toHaveCount(count);
  await expect(guides(page).filter({ visible: true })).toHaveCount(count);
}

test('the keyboard chooses a cloud', async ({ page }) => {
  await open(page, LIST);
  const filter = cloudFilter(page);
  await filter.press('ArrowDown');
  await expect(filter).toHaveValue('cloud-aws');
  await expectOnlyGuidesWith(page, 'cloud-aws');
  await filter.press('ArrowDown');
  await expectOnlyGuidesWith(page, 'cloud-gcp');

  await filter.press('Home');
  await expect(guides(page).filter({ visible: false })).toHaveCount(0);
});

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

test('the text field hides the guides and the groups without its words', async ({ page }) => {
  await open(page, '/docs/guides');
  const field = page.getByRole('searchbox', { name: 'Filter by text' });
  await field.fill('nestjs node.js');
  await expect(guides(page).filter({ visible: true })).toHaveText([/NestJS/]);
  await expect(page.locator('[data-group]').filter({ visible: true })).toHaveCount(1);
  await cloudFilter(page).selectOption('cloud-aws');
  await field.fill('no such guide');
  await expect(page.locator('[data-group]').filter({ visible: true })).toHaveCount(0);
  await field.fill('');
  await expect(guides(page).filter({ visible: true })).not.toHaveCount(0);
});

test('the whole row leads to the guide', async ({ page }) => {
  await open(page, LIST);
  const first = guides(page).first();
  const address = await first.getByRole('link').getAttribute('href');
  await first.getByRole('list', { name: 'Topics' }).click({ force: true });
  await expect(page).toHaveURL(new RegExp(`${address}$`));
});
