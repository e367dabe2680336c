import { expect, test, type Locator, type Page } from '@playwright/test';
import { layoutShiftsOf, ready } from './lib/page-health';

const groups = (page: Page): Locator => page.getByRole('tablist', { name: 'Language of the code' });
const tab = (page: Page, name: string, group = 0): Locator =>
  groups(page).nth(group).getByRole('tab', { name, exact: true });

test('the chosen language applies to all groups, pages, visits, and open tabs', async ({
  context,
}) => {
  const page = await context.newPage();
  const other = await context.newPage();
  for (const opened of [page, other]) {
    await opened.goto('/docs/storage');
    await ready(opened);
  }
  await tab(page, 'Python').click();
  await expect(tab(page, 'Python', 1)).toHaveAttribute('aria-selected', 'true');
  await expect(tab(other, 'Python')).toHaveAttribute('aria-selected', 'true');
  await page.goto('/docs/apis');
  await ready(page);
  await expect(tab(page, 'Python')).toHaveAttribute('aria-selected', 'true');
});

test('the stored language is shown before the client starts', async ({ page }) => {
  await page.goto('/docs/storage');
  await ready(page);
  await tab(page, 'Go').click();
  await page.route('**/*.js', (route) => route.abort());
  await page.reload();
  await expect(page.locator('html')).not.toHaveAttribute('data-ready');
  await expect(page.getByText('package main').first()).toBeVisible();
  await expect(page.getByText('from nitric.application').first()).toBeHidden();
});

test('a stored language causes no layout shift', async ({ page }) => {
  const shifts = await layoutShiftsOf(page);
  await page.goto('/docs/storage');
  await ready(page);
  await tab(page, 'Go').click();
  await page.reload();
  await ready(page);
  await page.waitForLoadState('networkidle');
  expect(await shifts()).toBe(0);
});

test('choosing a language keeps the position of the group', async ({ page }) => {
  await page.goto('/docs/storage');
  await ready(page);
  const third = tab(page, 'Python', 3);
  await third.scrollIntoViewIfNeeded();
  const before = await third.boundingBox();
  await third.click();
  await expect(third).toHaveAttribute('aria-selected', 'true');
  const after = await third.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(1);
});

test('Copy works without access to the clipboard, as on a host without HTTPS', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined }),
  );
  await page.goto('/docs/storage');
  await ready(page);
  const button = page.getByRole('button', { name: 'Copy TypeScript sample' }).first();
  const sample = await page.locator('[data-code] pre').first().textContent();
  await button.click();
  await expect(page.getByText('Copied!').first()).toBeVisible();
  await page.getByRole('button', { name: 'It was helpful' }).click();
  const field = page.getByRole('textbox', { name: 'It was helpful' });
  await field.press('Control+v');
  await expect(field).toHaveValue(sample?.trimEnd() ?? '');
});

test("the browser's search finds samples in tabs that aren't chosen", async ({ page }) => {
  await page.goto('/docs/storage');
  await ready(page);
  await expect(page.getByText('package main').first()).toBeHidden();
  // A link to a text finds it in the same way.
  await page.goto('/docs/storage#:~:text=package%20main');
  await expect(page.getByText('package main').first()).toBeInViewport();
  await expect(tab(page, 'Go')).toHaveAttribute('aria-selected', 'true');
});

test('on a phone, the button "Copy page" is large enough for a finger', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/docs/storage');
  const box = await page.getByRole('button', { name: 'Copy page' }).boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
});

test('Copy page copies the Markdown of the page, with the keyboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/docs/storage');
  await ready(page);
  await page.getByRole('button', { name: 'Copy page' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Copy as Markdown' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Copied!').first()).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const file = await page.request.get('/docs/storage.md');
  expect(file.headers()['content-type']).toBe('text/markdown; charset=utf-8');
  expect(copied).toBe(await file.text());
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu', { name: 'Copy page' })).toBeHidden();
});
