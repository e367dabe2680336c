import { chromium, expect, test } from '@playwright/test';
import { holdBack, open, ready } from './lib/page-health';
import { STATIC } from './lib/tags';

// A page with samples and one with diagrams load no library for them either.
for (const address of ['/docs/', '/docs/storage', '/docs/contributions/components']) {
  test(`${address} loads one script until the reader interacts`, STATIC, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      scripts.push(...(/\/assets\/js\/[\w-]+/.exec(request.url()) ?? []));
    });
    await open(page, address);
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual(['/assets/js/client']);
  });
}

test('a long menu scrolls to the active page, and keeps its position on the next page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  const area = page.locator('[data-docs-sidebar]');
  const scrolled = (): Promise<number> => area.evaluate((menu) => menu.scrollTop);
  await open(page, '/docs/reference/nodejs');
  expect(await scrolled()).toBe(0);
  await open(page, '/docs/reference/nodejs/websocket/websocket-send');
  await expect(area.locator('[aria-current="page"]')).toBeInViewport({ ratio: 1 });
  await area.evaluate((menu) => menu.scrollBy({ top: -30 }));
  const link = area.getByRole('link', { name: 'websocket.on()' });
  await link.scrollIntoViewIfNeeded();
  const before = await scrolled();
  expect(before).toBeGreaterThan(0);
  await link.click();
  await page.waitForURL('/docs/reference/nodejs/websocket/websocket-on');
  await ready(page);
  expect(await scrolled()).toBe(before);
});

test('a page from the back/forward cache works and has the latest choices', async ({ baseURL }) => {
  // Playwright switches the cache off, and loses sight of a page that comes from it: from then on, this test speaks to the browser.
  const browser = await chromium.launch({
    ...test.info().project.use.launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ baseURL });
  const session = await page.context().newCDPSession(page);
  const evaluate = async (expression: string): Promise<unknown> =>
    (await session.send('Runtime.evaluate', { expression, returnByValue: true })).result.value;
  const shownTab = (): Promise<unknown> =>
    evaluate(`document.querySelector('[role=tab][aria-selected=true]').textContent`);

  await open(page, '/docs/apis');
  await evaluate(
    `addEventListener('pageshow', ({ persisted }) => { window.isFromCache = persisted })`,
  );
  await open(page, '/docs/storage');
  await page.getByRole('tab', { name: 'Python' }).first().click();
  await page.getByRole('button', { name: 'Toggle dark mode' }).click();
  await evaluate('history.back()');
  await expect.poll(() => evaluate('window.isFromCache')).toBe(true);
  expect(await evaluate('document.documentElement.dataset.theme')).toBe('dark');
  expect(await shownTab()).toBe('Python');
  await evaluate(
    `[...document.querySelectorAll('[role=tab]')].find((tab) => tab.textContent === 'Go').click()`,
  );
  expect(await shownTab()).toBe('Go');
  await browser.close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('text and all samples are readable, and links work', async ({ page }) => {
    await page.goto('/docs/storage');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText("from '@nitric/sdk'").first()).toBeVisible();
    await expect(page.getByText('package main').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Copy/ })).toHaveCount(0);
    await expect(page.locator('[data-run]').first()).toBeHidden();
    await page.getByRole('navigation', { name: 'Documentation' }).getByText('Secrets').click();
    await expect(page).toHaveURL('/docs/secrets');
    await page.goto('/docs/concepts/operate');
    await expect(page.getByText('az containerapp list')).toBeVisible();
  });
});

test('Escape cancels a press whose island is still loading', STATIC, async ({ page }) => {
  await open(page, '/docs/faq');
  const release = await holdBack(page, '**/assets/js/react.*');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('sto');
  await page.keyboard.press('Escape');
  release();
  await expect(page.locator('docs-island[data-island="search"]')).toHaveAttribute('data-hydrated');
  await expect(page.getByRole('dialog', { name: 'Search' })).toHaveCount(0);
  await expect(page.locator('body > input')).toHaveCount(0);
});
