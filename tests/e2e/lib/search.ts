import { expect, type Locator, type Page } from '@playwright/test';
import { open } from './page-health';

export const modal = (page: Page): Locator => page.getByRole('dialog', { name: 'Search' });
export const field = (page: Page): Locator => modal(page).getByRole('combobox');
export const hits = (page: Page): Locator => modal(page).getByRole('row');

/** Opens a page, and search with its shortcut. */
export async function openSearch(page: Page, address = '/docs/faq'): Promise<void> {
  await open(page, address);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}
