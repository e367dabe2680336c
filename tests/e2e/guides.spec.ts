import { expect, test, type Locator, type Page } from '@playwright/test';
import { contrastViolationsOf, ready, violationsOf } from './lib/page-health';

const LIST = '/docs/guides/nodejs';

const cloudFilter = (page: Page): Locator => page.getByRole('group', { name: 'Cloud' });

const cards = (page: Page): Locator => page.locator('[data-facet-list] li');

/** Expects that exactly the guides for a cloud are visible. */
async function expectOnlyGuidesFor(page: Page, cloud: string): Promise<void> {
  const all = await cards(page).evaluateAll((items) =>
    items.map((item) => ({ text: item.textContent, isVisible: item.checkVisibility() })),
  );
  expect(all.some(({ isVisible }) => isVisible)).toBe(true);
  for (const { text, isVisible } of all) {
    expect(isVisible, text ?? '').toBe(text?.includes(cloud));
  }
}

test('the keyboard chooses a cloud', async ({ page }) => {
  await page.goto(LIST);
  await ready(page);
  const filter = cloudFilter(page);
  await filter.getByRole('radio', { name: 'All' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(filter.getByRole('radio', { name: 'AWS' })).toBeChecked();
  await expectOnlyGuidesFor(page, 'AWS');
  await page.keyboard.press('ArrowRight');
  await expectOnlyGuidesFor(page, 'Google Cloud');

  await filter.getByRole('radio', { name: 'All' }).press('Space');
  await expect(cards(page).filter({ visible: false })).toHaveCount(0);
});

test('a filtered list is accessible in both color modes', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(LIST);
  await ready(page);
  await cloudFilter(page).getByRole('radio', { name: 'AWS' }).check();
  expect(await violationsOf(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await contrastViolationsOf(page)).toEqual([]);
});

test('on a phone, the filters scroll horizontally and the page does not', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/docs/guides');
  await ready(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBe(0);
  const topics = page.getByRole('group', { name: 'Topic' }).getByRole('radio');
  await topics.first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(topics.last()).toBeChecked();
  await expect(topics.last()).toBeInViewport();
});
