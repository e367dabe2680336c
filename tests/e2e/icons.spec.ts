import { expect, test, type Locator } from '@playwright/test';
import { hydrated } from './lib/page-health';

/** Whether the reader sees a drawing in the icon's place: its file has come, and has one of that name. */
const isDrawn = (icon: Locator): Promise<boolean> =>
  icon.locator('use').evaluate((drawing: SVGUseElement) => drawing.getBBox().width > 0);

test('icons of a page far below are drawn when the reader comes near them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/docs/');
  await hydrated(page);
  const icon = page.locator('.markdown svg:has(use)').last();
  expect(await isDrawn(icon)).toBe(false);
  await icon.scrollIntoViewIfNeeded();
  await expect.poll(() => isDrawn(icon)).toBe(true);
});

test('icons of the menu are drawn beside the page, and in the menu of a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/docs/apis');
  const iconIn = (menu: Locator): Locator =>
    menu.getByRole('link', { name: 'Storage', exact: true }).locator('svg');
  const beside = page.getByRole('navigation', { name: 'Documentation' });
  await expect.poll(() => isDrawn(iconIn(beside))).toBe(true);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: 'Toggle navigation' }).click();
  await expect.poll(() => isDrawn(iconIn(page.getByRole('dialog')))).toBe(true);
});
