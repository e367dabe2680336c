import { expect, test, type Locator, type Page } from '@playwright/test';
import { open, ready } from './lib/page-health';

const sidebar = (page: Page): Locator => page.getByRole('navigation', { name: 'Documentation' });
const sections = (page: Page): Locator => sidebar(page).getByRole('list', { name: 'On this page' });
const inView = (page: Page): Locator => sections(page).locator('li[data-in-view]');

test('the menu of an SDK has closed groups, except the one of the page', async ({ page }) => {
  await page.goto('/docs/reference/nodejs/storage/bucket-on');
  const menu = sidebar(page);
  await expect(menu.locator('[aria-current="page"]')).toHaveText('bucket.on()');
  await expect(menu.getByRole('list', { name: 'Secrets' })).toBeHidden();
  await menu.getByText('Secrets5').click();
  await expect(menu.getByRole('link', { name: 'secret.put()' })).toBeVisible();
});

test('the top and the headings in view are marked, and the one that the reader chose most of all', async ({
  page,
}) => {
  await open(page, '/docs/storage');
  await expect(inView(page).first()).toHaveText('Top of page');
  for (const name of await sections(page).getByRole('link').allTextContents()) {
    const link = sections(page).getByRole('link', { name, exact: true });
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'location');
    await expect(sections(page).locator('[aria-current]')).toHaveText(name);
  }
  await expect(inView(page).filter({ hasText: 'Top of page' })).toHaveCount(0);
  await sections(page).getByRole('link', { name: 'Top of page' }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('the menu and the table of contents scroll to the sections in view', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  await open(page, '/docs/support/upgrade');
  await page.keyboard.press('End');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  for (const list of [sections(page), contents]) {
    const last = list.getByRole('listitem').last();
    await expect(last).toHaveAttribute('data-in-view');
    await expect(last).toBeInViewport({ ratio: 1 });
  }
});

test('a heading link lands below the top bar', async ({ page }) => {
  await open(page, '/docs/storage#permissions');
  const top = await page.locator('#permissions').evaluate((h) => h.getBoundingClientRect().top);
  expect(top).toBeGreaterThan(56);
  expect(top).toBeLessThan(200);
});

test('the history has an entry for each page and heading that a reader goes to', async ({
  page,
}) => {
  await open(page, '/docs/apis');
  const before = await page.evaluate(() => window.history.length);
  const storage = sidebar(page).getByRole('link', { name: 'Storage', exact: true });
  for (const click of ['first', 'second']) {
    await storage.click();
    await expect(page, click).toHaveURL('/docs/storage');
    await ready(page);
  }
  await sections(page).getByRole('link', { name: 'Permissions' }).click();
  await expect(page).toHaveURL('/docs/storage#permissions');
  expect(await page.evaluate(() => window.history.length)).toBe(before + 2);
  await page.goBack();
  await expect(page).toHaveURL('/docs/storage');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('APIs');
  await page.evaluate(() => window.history.go(2));
  await expect(page).toHaveURL('/docs/storage#permissions');
  await expect(page.locator('#permissions')).toBeInViewport();
});

test.describe('on small screens', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const toggle = (page: Page): Locator => page.getByRole('button', { name: 'Toggle navigation' });

  const openPanel = async (page: Page, address = '/docs/storage'): Promise<Locator> => {
    await open(page, address);
    await toggle(page).click();
    const panel = page.getByRole('dialog', { name: 'Navigation' });
    await expect(panel).toBeVisible();
    return panel;
  };

  test('the panel has the main sections and the menu, which returns to the sidebar', async ({
    page,
  }) => {
    const panel = await openPanel(page);
    const main = panel.getByRole('navigation', { name: 'Main' });
    await expect(main.getByRole('listitem').first()).toHaveText('Concepts');
    await expect(main.getByRole('link', { name: 'Permissions' })).toBeVisible();
    await main.getByText('More Building Blocks').click();
    await expect(panel).toBeVisible();
    await panel.getByRole('button', { name: 'Close navigation' }).click();
    await expect(panel).toBeHidden();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(sections(page).getByRole('link', { name: 'Permissions' })).toBeVisible();
  });

  test('the panel opens at the link of the page, below its head', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const panel = await openPanel(page, '/docs/reference/go/websocket/websocket-close');
    await expect(panel).toHaveCSS('animation-name', 'none');
    await expect(panel.locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 });
    for (const name of ['Nitric Docs, home', 'Star on GitHub', 'Chat on Discord']) {
      await expect(panel.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
    }
  });

  test('the panel stays open on the way to the menu above', async ({ page }) => {
    const panel = await openPanel(page, '/docs/guides/nodejs/rest-api');
    await panel.getByRole('link', { name: 'Back to Guides' }).click();
    await expect(page).toHaveURL('/docs/guides');
    await panel.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL('/docs/');
    await expect(panel.getByRole('link', { name: 'Home', exact: true })).toBeVisible();
    await panel.getByRole('link', { name: 'FAQs' }).click();
    await expect(page).toHaveURL('/docs/faq');
    await ready(page);
    await expect(panel).toBeHidden();
  });

  test('the panel traps the focus, and Escape restores it', async ({ page }) => {
    const panel = await openPanel(page);
    for (let step = 0; step < 60; step++) {
      await page.keyboard.press('Tab');
      const isTrapped = await page.evaluate(() =>
        document.activeElement?.matches('body, dialog, dialog *'),
      );
      expect(isTrapped).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(toggle(page)).toBeFocused();
  });

  test('the panel closes when the window gets wide, and the page behind it never scrolls', async ({
    page,
  }) => {
    const panel = await openPanel(page);
    await page.mouse.move(385, 400);
    await page.mouse.wheel(0, 500);
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(panel).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.setViewportSize({ width: 1180, height: 820 });
    await expect(panel).toBeHidden();
    await expect(sections(page)).toBeVisible();
  });

  test('a version, a heading, and a click outside close the panel', async ({ page }) => {
    const panel = await openPanel(page, '/docs/reference/go');
    await panel.getByRole('button', { name: 'Select a version' }).click();
    await page.getByRole('menuitemradio', { name: 'v0' }).click();
    await expect(page).toHaveURL('/docs/reference/go/v0');
    await expect(panel).toBeHidden();
    await openPanel(page);
    await panel.getByRole('link', { name: 'Permissions' }).click();
    await expect(page).toHaveURL('/docs/storage#permissions');
    await expect(panel).toBeHidden();
    await toggle(page).click();
    await expect(panel).toBeVisible();
    await page.mouse.click(385, 400);
    await expect(panel).toBeHidden();
  });
});
