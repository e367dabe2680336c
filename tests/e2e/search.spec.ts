import { expect, test, type Locator, type Page } from '@playwright/test';
import {
  contrastViolationsOf,
  holdBack,
  layoutShiftsOf,
  open,
  ready,
  violationsOf,
  watchConsole,
} from './lib/page-health';
import { field, hits, modal, openSearch } from './lib/search';
import { STATIC } from './lib/tags';

const searchButton = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: 'Search docs' });
const groups = (page: Page): Locator => modal(page).getByRole('grid');
const linkOf = (hit: Locator): Locator => hit.getByRole('link');
/**
 * Types a query and waits for results.
 * @param best the address of the first result. Results can improve while the index loads.
 */
async function search(page: Page, query: string, best = /./): Promise<void> {
  await field(page).fill(query);
  await expect(linkOf(hits(page).first())).toHaveAttribute('href', best);
}

const SECRETS = /^\/docs\/secrets$/;

/** Whether the browser marks text because of a text directive. */
async function marksText(page: Page): Promise<boolean> {
  const before = await page.screenshot();
  await page.addStyleTag({ content: '::target-text { background: #01fe03; }' });
  return !before.equals(await page.screenshot());
}

/** Returns stored searches in the format of DocSearch. */
const stored = (count: number): unknown[] =>
  Array.from({ length: count }, (_, index) => ({
    objectID: `/page-${index}`,
    url: `/page-${index}`,
    type: 'lvl1',
    hierarchy: { lvl0: 'Group', lvl1: `Page ${index}` },
    content: null,
  }));

async function keep(page: Page, kind: 'RECENT' | 'FAVORITE', value: unknown): Promise<void> {
  await page.addInitScript(
    ([key, text]) => {
      if (!sessionStorage.getItem(`seeded${key}`)) {
        sessionStorage.setItem(`seeded${key}`, 'yes');
        localStorage.setItem(key ?? '', text ?? '');
      }
    },
    [`__DOCSEARCH_${kind}_SEARCHES__nitric`, JSON.stringify(value)],
  );
}

test.describe('opening and closing', () => {
  test('Ctrl+K and / open the modal with the field focused, Escape closes it', async ({ page }) => {
    await open(page, '/docs/faq');
    for (const key of ['Control+k', 'Meta+k', '/']) {
      await page.keyboard.press(key);
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveAttribute('placeholder', 'Search docs');
      await expect(field(page)).toHaveAttribute('maxlength', '64');
      await expect(field(page)).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(modal(page)).toBeHidden();
      await expect(searchButton(page)).toBeFocused();
    }
  });

  test('the focus returns to the field in which the reader pressed Ctrl+K', async ({ page }) => {
    await open(page, '/docs/faq');
    await page.getByRole('button', { name: 'I have feedback' }).click();
    const comment = page.getByRole('textbox', { name: 'I have feedback' });
    await comment.fill('Good');
    // iOS zooms in on smaller text.
    await expect(comment).toHaveCSS('font-size', '16px');
    // The first press loads search, and the second one finds it loaded.
    for (let press = 0; press < 2; press += 1) {
      await page.keyboard.press('Control+k');
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveCSS('font-size', '16px');
      await page.keyboard.press('Escape');
      await expect(comment).toBeFocused();
    }
  });

  test('a key opens the modal in place of the navigation panel', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/docs/faq');
    await page.getByRole('button', { name: 'Toggle navigation' }).click();
    await page.keyboard.press('/');
    await page.keyboard.type('queue');
    await expect(field(page)).toHaveValue('queue');
    await expect(page.getByRole('dialog', { name: 'Navigation' })).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Toggle navigation' })).toBeFocused();
  });

  test(
    'after a failed attempt, the button is where it was, and opens the modal',
    STATIC,
    async ({ page }) => {
      const files = /\/assets\/js\/(?!client)/;
      for (const width of [320, 390, 768, 1440]) {
        await page.setViewportSize({ width, height: 844 });
        await page.route(files, (route) => route.abort());
        await open(page, '/docs/faq');
        const place = await searchButton(page).boundingBox();
        await searchButton(page).click();
        await expect(page.getByRole('alert')).toContainText('Check your network connection');
        expect(await searchButton(page).boundingBox()).toEqual(place);
        await page.unroute(files);
        await searchButton(page).click();
        await expect(field(page)).toBeFocused();
        await expect(page.getByRole('alert')).toHaveCount(0);
      }
    },
  );

  test('a click outside and Ctrl+K close the modal', async ({ page }) => {
    await openSearch(page);
    await page.mouse.click(20, 400);
    await expect(modal(page)).toBeHidden();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(modal(page)).toBeHidden();
  });

  test('on a phone the button is an icon and the modal fills the screen', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await keep(page, 'RECENT', stored(2));
    await open(page, '/docs/faq');
    expect((await searchButton(page).boundingBox())?.width).toBeLessThan(44);
    await searchButton(page).click();
    await expect(hits(page)).toHaveCount(2);
    expect(await modal(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
    await search(page, 'storage');
    for (const group of await groups(page).all()) {
      expect(await group.getByRole('row').count()).toBeLessThanOrEqual(5);
    }
    await modal(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(modal(page)).toBeHidden();
  });
});

test('functions of the chosen language come first, until the reader lifts the preference', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('nitric.code-language', 'python'));
  await openSearch(page);
  await search(page, 'bucket on', /^\/docs\/reference\/python\/storage\/bucket-on$/);
  expect(await violationsOf(page)).toEqual([]);
  await modal(page).getByRole('button', { name: 'Rank all languages equally' }).click();
  await expect(linkOf(hits(page).first())).toHaveAttribute('href', /\/nodejs\/storage\/bucket-on$/);
  await expect(modal(page).getByRole('button', { name: 'Show my language first' })).toBeVisible();
});

test('search is loaded when the reader points at it', STATIC, async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await open(page, '/docs/faq');
  await searchButton(page).hover();
  await expect.poll(() => requested.some((url) => url.includes('.titles.'))).toBe(true);
});

test('queries are not sent to a server', async ({ page }) => {
  const messages = watchConsole(page);
  const sent: string[] = [];
  await openSearch(page);
  page.on('request', (request) => {
    const address = new URL(request.url());
    const isOurs = address.origin === new URL(page.url()).origin && request.method() === 'GET';
    if (!isOurs || address.href.includes('secret-word')) {
      sent.push(request.url());
    }
  });
  await field(page).pressSequentially('secret-word storage');
  await search(page, 'storage');
  await hits(page).first().locator('a').click();
  await expect(modal(page)).toBeHidden();
  await page.waitForLoadState('networkidle');
  expect(sent).toEqual([]);
  expect(messages).toEqual([]);
});

test.describe('results', () => {
  test('open in a new tab with Ctrl+Enter and Ctrl+click', async ({ page, context }) => {
    await openSearch(page);
    await search(page, 'secrets', SECRETS);
    for (const press of [
      () => page.keyboard.press('Control+Enter'),
      () => linkOf(hits(page).first()).click({ modifiers: ['Control'] }),
    ]) {
      const opened = context.waitForEvent('page');
      await press();
      await (await opened).waitForURL('**/docs/secrets');
    }
    await expect(page).toHaveURL('/docs/faq');
  });

  test('have the order of Tab on the screen if there are none, and keep the focus', async ({
    page,
  }) => {
    await openSearch(page);
    await search(page, 'secrets');
    await field(page).fill('xstoragx');
    await expect(modal(page).getByRole('link', { name: 'Storage', exact: true })).toBeVisible();
    const tops: number[] = [];
    for (;;) {
      await page.keyboard.press('Tab');
      const focused = modal(page).locator(':focus');
      if ((await focused.getAttribute('role')) === 'combobox') {
        break;
      }
      tops.push((await focused.boundingBox())?.y ?? NaN);
    }
    expect(tops.length).toBeGreaterThan(5);
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
  });

  test('have the number that the modal says, on pages of the search page', async ({ page }) => {
    // The modal also finds the older version that is open.
    await openSearch(page, '/docs/reference/go/v0/storage');
    await search(page, 'middleware');
    const all = modal(page).getByRole('link', { name: /^All results/ });
    // The first answer comes from titles, and a better one from texts.
    let count = '';
    await expect(async () => {
      const before = count;
      count = /\((\d+)\)$/.exec(await all.innerText())?.[1] ?? '';
      expect(await modal(page).getByRole('status').innerText()).toBe(
        `${await hits(page).count()} of ${count} results`,
      );
      expect(count).toBe(before);
    }).toPass({ intervals: [2000] });
    await all.click();
    const rows = page.getByRole('main').locator('ol').getByRole('listitem');
    const pages = page.getByRole('navigation', { name: 'Pages of results' });
    // The browser's own background of matches is yellow.
    await expect(rows.locator('mark').first()).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    const next = pages.getByRole('link', { name: 'Next' });
    expect((await next.boundingBox())?.height).toBeGreaterThanOrEqual(24);
    const addresses = new Set<string | null>();
    for (let number = 1; ; number += 1) {
      await expect(pages).toContainText(`Page ${number} of `);
      await expect(page.getByText(new RegExp(`of ${count} results$`))).toHaveRole('status');
      for (const link of await rows.getByRole('link').all()) {
        addresses.add(await link.getAttribute('href'));
      }
      if ((await next.count()) === 0) {
        break;
      }
      await next.click();
    }
    expect(addresses.size).toBe(Number(count));
  });

  test('mark their words on the page', STATIC, async ({ page }) => {
    await openSearch(page);
    await search(page, 'lowercase letters hyphens names bucket', /#declare-a-bucket/);
    const link = linkOf(hits(page).first());
    await expect(link).toHaveAttribute('href', /^\/docs\/storage#declare-a-bucket:~:text=/);
    await expect(link.locator('mark').first()).toBeVisible();
    await link.click();
    await expect(page).toHaveURL('/docs/storage#declare-a-bucket');
    await ready(page);
    await expect(page.getByText('Names consist of 3 to 46 lowercase letters')).toBeInViewport();
    await expect(page.locator('#declare-a-bucket')).toBeInViewport();
    await page.waitForLoadState('networkidle');
    expect(await marksText(page)).toBe(true);
    await page.keyboard.press('Control+k');
    await expect(linkOf(hits(page))).toHaveAttribute('href', '/docs/storage#declare-a-bucket');
  });

  test('show samples in the language that the query names', async ({ page }) => {
    await openSearch(page);
    const section = '/docs/storage?lang=python#share-files-with-signed-urls';
    await field(page).fill('share files with signed urls python');
    const link = modal(page).locator(`a[href^="${section}"]`);
    // As with a mouse, the pointer moves to the link before the click, which holds the results.
    await link.hover();
    await link.click();
    await expect(page).toHaveURL(section);
    const tab = page.getByRole('tablist').first().getByRole('tab', { name: 'Python' });
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  });
});

test.describe('recent and favorite searches', () => {
  test('are limited to 7, or to 4 with favorites, and to 10 favorites', async ({ page }) => {
    await keep(page, 'RECENT', stored(12));
    await openSearch(page);
    await expect(hits(page)).toHaveCount(7);
    await keep(page, 'FAVORITE', stored(14));
    await openSearch(page);
    await expect(groups(page).nth(0).getByRole('row')).toHaveCount(4);
    await expect(groups(page).nth(1).getByRole('row')).toHaveCount(10);
  });

  test('do not break search if storage is blocked', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      }),
    );
    await openSearch(page);
    await expect(modal(page).getByText('No recent searches')).toBeVisible();
    await search(page, 'secrets', SECRETS);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/secrets');
  });
});

test.describe('if the index can’t be loaded', () => {
  test('an error is shown until the index loads', async ({ page }) => {
    await page.route('**/site.titles.*', (route) => route.fulfill({ status: 404 }));
    await openSearch(page);
    await field(page).fill('storage');
    await expect(modal(page)).toContainText('Unable to fetch results');
    await page.unroute('**/site.titles.*');
    await search(page, 'storage bucket');
    await expect(modal(page)).not.toContainText('Unable to fetch results');
  });

  test('a search does not say that there are no results before it has seen all texts', async ({
    page,
  }) => {
    const release = await holdBack(page, '**/*.texts.*');
    await openSearch(page);
    // A word that no title contains.
    await field(page).fill('homebrew');
    await expect(modal(page).getByRole('status')).toHaveText('Searching…');
    await page.keyboard.press('Enter');
    await page.waitForTimeout(1000);
    await expect(modal(page)).not.toContainText('No results');
    release();
    await expect(page).toHaveURL(/\/docs\/getting-started\/installation/);
  });

  test('results are not updated while the pointer is on the list', async ({ page }) => {
    const release = await holdBack(page, '**/*.texts.*');
    await openSearch(page);
    await search(page, 'delete a file');
    const before = await hits(page).allInnerTexts();
    // The results are held only if the pointer moves, so it needs a place to move from.
    await field(page).hover();
    await hits(page).first().hover();
    const texts = page.waitForResponse('**/site.texts.*');
    release();
    await texts;
    // Nothing happens that a test could wait for.
    await page.waitForTimeout(700);
    expect(await hits(page).allInnerTexts()).toEqual(before);
    await field(page).hover();
    await expect.poll(() => hits(page).allInnerTexts()).not.toEqual(before);
  });
});

test('the modal and the search page are accessible in both color modes', async ({ page }) => {
  const expectNoViolation = async (): Promise<void> => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    expect(await violationsOf(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await contrastViolationsOf(page)).toEqual([]);
  };
  await keep(page, 'RECENT', stored(2));
  await openSearch(page);
  await expectNoViolation();
  await search(page, 'storage');
  await expect(modal(page).getByRole('grid', { name: 'Building blocks' })).toBeVisible();
  await expectNoViolation();
  await field(page).fill('zzzzqqqq');
  await expect(modal(page)).toContainText('No results for');
  await expectNoViolation();
  await page.goto('/docs/search?q=storage');
  await expect(page.locator('main li').first()).toBeVisible();
  await expectNoViolation();
});

test.describe('the search page', () => {
  test('has a title, a hint, and one entry in the history, and supports the keyboard', async ({
    page,
  }) => {
    await page.goto('/docs/faq');
    await open(page, '/docs/search');
    await expect(page).toHaveTitle('Search - Documentation');
    await expect(page.getByRole('main')).toContainText('Type what you are looking for');
    await page.getByRole('main').getByRole('searchbox').focus();
    await page.keyboard.type('secrets');
    await page.keyboard.press('Enter');
    await expect(page).toHaveTitle('Search for “secrets” - Documentation');
    const first = linkOf(page.getByRole('main').getByRole('listitem').first());
    await expect(first).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/secrets');
    await page.goBack();
    await expect(page).toHaveURL('/docs/search?q=secrets');
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('secrets');
    await expect(first).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/docs/faq');
  });

  test('has no layout shift when results appear or are updated', async ({ page }) => {
    const shifts = await layoutShiftsOf(page);
    // The first results come from titles. Rows must not move when the texts load.
    const release = await holdBack(page, '**/*.texts.*');
    await page.goto('/docs/search?q=delete+a+file');
    const rows = page.getByRole('main').getByRole('listitem');
    await expect(rows.first()).toBeVisible();
    const first = await rows.allInnerTexts();
    release();
    await expect.poll(() => rows.allInnerTexts()).not.toEqual(first);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await shifts()).toBeLessThan(0.01);
  });
});
