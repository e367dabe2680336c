import { expect, test, type Page } from '@playwright/test';
import { holdBack, open, ready } from './lib/page-health';
import { STATIC } from './lib/tags';

const toggle = (page: Page) => page.getByRole('button', { name: 'Toggle dark mode' });
const stored = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => Object.entries(localStorage).find(([key]) => key.startsWith('theme'))?.[1]);

test.describe('color mode', () => {
  test.use({ colorScheme: 'light' });

  test('a choice is stored unless it equals the system’s, which the page follows then', async ({
    page,
  }) => {
    await open(page, '/docs/faq');
    await toggle(page).click();
    await expect(page.locator('html')).toHaveClass(/\bdark\b/);
    expect(await stored(page)).toBe('dark');
    await toggle(page).click();
    await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
    expect(await stored(page)).toBeUndefined();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  });

  test('a stored choice applies before scripts run, and on the next page', async ({ page }) => {
    await open(page, '/docs/faq');
    await toggle(page).click();
    await page.route('**/*.js', (route) => route.abort());
    await page.reload();
    await expect(page.locator('html')).toHaveClass(/\bdark\b/);
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(12, 14, 22)');
    await page.unroute('**/*.js');
    await page.reload();
    await ready(page);
    await page.getByRole('link', { name: 'Support', exact: true }).first().click();
    await expect(page).toHaveURL('/docs/support');
    await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  });
});

test.describe('feedback', () => {
  test('thanks the reader without a connection, and is sent on the next visit', async ({
    page,
  }) => {
    await open(page, '/docs/faq');
    await page.route('**/docs/api/feedback', (route) => route.abort());
    await page.getByRole('button', { name: 'It was helpful' }).click();
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Thank you for your feedback!')).toBeVisible();
    await page.unroute('**/docs/api/feedback');
    const sent = page.waitForRequest('**/docs/api/feedback');
    await page.goto('/docs/apis');
    expect((await sent).postDataJSON()).toMatchObject({ answer: 'yes' });
  });

  test('the form sends a choice and a comment once, and shows thanks', async ({ page }) => {
    const posts: unknown[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') {
        posts.push(request.postDataJSON());
      }
    });
    const release = await holdBack(page, '**/docs/api/feedback');
    await open(page, '/docs/storage');
    const form = page.getByRole('region', { name: 'Feedback' });
    await form.getByRole('button', { name: 'I have feedback' }).click();
    const box = form.getByRole('textbox', { name: 'I have feedback' });
    await expect(box).toBeFocused();
    await box.fill('The <b>limits</b> table helped.');
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(form.getByText('Submitting feedback')).toBeVisible();
    await form.getByRole('button', { name: 'Send' }).click({ force: true });
    release();
    await expect(form.getByText('Thank you for your feedback!')).toBeFocused();
    expect(posts).toEqual([
      {
        url: expect.stringContaining('/docs/storage'),
        ua: expect.stringContaining('Chrome'),
        comment: 'The <b>limits</b> table helped.',
        answer: 'feedback',
      },
    ]);
  });

  test('on a phone, the button is below the code and large enough for a finger', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/docs/storage');
    const code = page.getByRole('tabpanel').first().locator('code');
    await code.hover();
    const report = page.getByRole('button', { name: /^Doesn't work for you\?/ });
    const box = await report.boundingBox();
    const text = await code.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(24);
    expect(box?.y).toBeGreaterThanOrEqual((text?.y ?? 0) + (text?.height ?? 0));
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  });
});

test('an unknown address returns 404, links to the main sections, and has a search field', async ({
  page,
}) => {
  const response = await page.goto('/docs/nothing/here');
  expect(response?.status()).toBe(404);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await main.getByRole('link', { name: 'Storage' }).click();
  await expect(page).toHaveURL('/docs/storage');
  await page.goBack();
  await main.getByRole('searchbox', { name: 'Search docs' }).fill('secrets');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/search?q=secrets');
  await expect(main.getByRole('listitem').first()).toContainText('Secrets');
});

test(
  'a page is prefetched when a link to it comes within 200 px of the viewport',
  STATIC,
  async ({ page }) => {
    const ahead: string[] = [];
    page.on('request', (request) => {
      if (/prefetch/.test(request.headers()['sec-purpose'] ?? '')) {
        ahead.push(new URL(request.url()).pathname);
      }
    });
    await open(page, '/docs/');
    await expect.poll(() => ahead).toContain('/docs/concepts/language-support');
    await page.waitForLoadState('networkidle');
    expect(ahead).not.toContain('/docs/guides/deploying');
    const link = page.getByRole('main').getByRole('link', { name: 'Deploy from CI' });
    await link.evaluate((own) => {
      const top = own.getBoundingClientRect().top - window.innerHeight - 190;
      window.scrollBy({ top, behavior: 'instant' });
    });
    await expect.poll(() => ahead).toContain('/docs/guides/deploying');
  },
);
