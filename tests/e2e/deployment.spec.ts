import { expect, test, type Page, type Route } from '@playwright/test';
import { holdBack, open } from './lib/page-health';
import { field } from './lib/search';
import { STATIC } from './lib/tags';

const PAGE = '/docs/faq';

/** What readers see of the next deployment. Its scripts have other names, and those of this one are gone. */
const CHANGES = [
  ['assets/js/', 'assets/next/'],
  ['Short answers, with links to the details.', 'Answers of the next deployment.'],
  ['I have feedback', 'I have feedback today'],
] as const;

/** Answers as the next deployment. */
async function answerAsNext(route: Route): Promise<void> {
  const url = route.request().url();
  if (url.includes('assets/js/')) {
    await route.fulfill({ status: 404, body: 'gone' });
    return;
  }
  const response = await route.fetch({ url: url.replace('assets/next/', 'assets/js/') });
  const isText = /html|javascript/.test(response.headers()['content-type'] ?? '');
  await route.fulfill({
    response,
    body: isText
      ? CHANGES.reduce((text, [old, next]) => text.replaceAll(old, next), await response.text())
      : await response.body(),
  });
}

/** From now on, files come from the next deployment, and the page too unless a cache keeps it. */
async function deploy(page: Page, { isCached = false } = {}): Promise<void> {
  await page.route('**/docs/**', (route) =>
    route.request().url().endsWith(PAGE) && isCached
      ? route.continue()
      : // A reload cancels requests of the page before it.
        answerAsNext(route).catch(() => route.abort()),
  );
}

test.describe('a page that is open during a deployment', STATIC, () => {
  test.beforeEach(async ({ page }) => {
    await open(page, PAGE);
    await deploy(page);
  });

  test('can still search without losing input', async ({ page }) => {
    const startClient = await holdBack(page, /\/client\.[^/]*\.js$/);
    const isReloaded = page.waitForEvent('domcontentloaded');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('f');
    await isReloaded;
    await page.keyboard.type('aq');
    startClient();
    await expect(field(page)).toHaveValue('faq');
    await expect(page.getByText('Answers of the next deployment.')).toBeVisible();
  });

  test('can still send feedback', async ({ page }) => {
    await page.getByRole('button', { name: 'I have feedback' }).click();
    const box = page.getByRole('textbox', { name: 'I have feedback today' });
    await expect(box).toBeFocused();
    await box.fill('It works.');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Thank you for your feedback!')).toBeVisible();
  });
});

test(
  'a cache that keeps the old page causes no reload loop and no blank page',
  STATIC,
  async ({ page }) => {
    let loads = 0;
    page.on('request', (request) => {
      loads += request.isNavigationRequest() ? 1 : 0;
    });
    await deploy(page, { isCached: true });
    await page.goto(PAGE);
    await expect.poll(() => loads).toBe(2);
    await page.waitForLoadState('load');
    await expect(page.getByText('Short answers, with links to the details.')).toBeVisible();
    await page.waitForTimeout(500);
    expect(loads).toBe(2);
  },
);
