import { expect, test, type Locator, type Page } from '@playwright/test';
import {
  contrastViolationsOf,
  layoutShiftsOf,
  ready,
  violationsOf,
  watchConsole,
} from './lib/page-health';
import { STATIC } from './lib/tags';

const INDEX_FILES = /search-index\.json|assets\/search\//;

const searchButton = (page: Page): Locator =>
  page.getByRole('banner').getByRole('button', { name: 'Search docs' });
const modal = (page: Page): Locator => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page): Locator => modal(page).getByRole('combobox');
const hits = (page: Page): Locator => modal(page).getByRole('row');
const groups = (page: Page): Locator => modal(page).getByRole('grid');
const linkOf = (hit: Locator): Locator => hit.getByRole('link');
const storedHits = (page: Page, kind: 'RECENT' | 'FAVORITE'): Promise<{ objectID: string }[]> =>
  page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? '[]') as { objectID: string }[],
    `__DOCSEARCH_${kind}_SEARCHES__nitric`,
  );

async function open(page: Page, address = '/docs/faq'): Promise<void> {
  await page.goto(address);
  await ready(page);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

/**
 * Types a query and waits for results.
 * @param best the address of the first result. Results can improve while the index loads.
 */
async function search(page: Page, query: string, best = /./): Promise<void> {
  await field(page).fill(query);
  await expect(linkOf(hits(page).first())).toHaveAttribute('href', best);
}

const SECRETS = /^\/docs\/secrets$/;

/** The number of pixels of text that the browser has marked because of a text directive. */
async function markedPixels(page: Page): Promise<number> {
  await page.addStyleTag({ content: '::target-text { background: #01fe03; }' });
  const image = (await page.screenshot()).toString('base64');
  return page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const { width, height } = bitmap;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const colors = new Uint32Array(context?.getImageData(0, 0, width, height).data.buffer ?? []);
    return colors.filter((color) => color === 0xff03fe01).length;
  }, image);
}

/** Delays responses until they are released. */
async function holdBack(page: Page, address: string): Promise<{ release: () => void }> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return { release };
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
    await page.goto('/docs/faq');
    await ready(page);
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

  test('Ctrl+K opens the modal on a keyboard with Cyrillic letters', async ({ page }) => {
    await page.goto('/docs/faq');
    await ready(page);
    const devTools = await page.context().newCDPSession(page);
    const key = { key: 'л', code: 'KeyK', modifiers: 2 };
    await devTools.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key });
    await expect(field(page)).toBeFocused();
  });

  test('the focus returns to the field in which the reader pressed Ctrl+K', async ({ page }) => {
    await page.goto('/docs/faq');
    await ready(page);
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
    await page.goto('/docs/faq');
    await ready(page);
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
        await page.goto('/docs/faq');
        await ready(page);
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

  test('the button opens the modal, and a click outside and Ctrl+K close it', async ({ page }) => {
    await page.goto('/docs/faq');
    await ready(page);
    await searchButton(page).click();
    await expect(field(page)).toBeFocused();
    await page.mouse.click(20, 400);
    await expect(modal(page)).toBeHidden();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(modal(page)).toBeHidden();
  });

  test('Tab keeps the focus in the modal', async ({ page }) => {
    await open(page);
    // A query with few results.
    await search(page, 'turborepo');
    expect(await modal(page).locator('a, button, input').count()).toBeLessThan(20);
    for (let press = 0; press < 20; press += 1) {
      await page.keyboard.press('Tab');
      expect(await modal(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(
        true,
      );
    }
  });

  test('on a phone the button is an icon and the modal fills the screen', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/docs/faq');
    await ready(page);
    expect((await searchButton(page).boundingBox())?.width).toBeLessThan(44);
    await searchButton(page).click();
    await expect(modal(page).getByRole('button', { name: 'Cancel' })).toBeVisible();
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
  await open(page);
  await search(page, 'bucket on');
  await expect(hits(page).first().getByRole('link')).toHaveAttribute(
    'href',
    '/docs/reference/python/storage/bucket-on',
  );
  expect(await violationsOf(page)).toEqual([]);
  await modal(page).getByRole('button', { name: 'Rank all languages equally' }).click();
  await expect(hits(page).first().getByRole('link')).toHaveAttribute(
    'href',
    '/docs/reference/nodejs/storage/bucket-on',
  );
  await expect(modal(page).getByRole('button', { name: 'Show my language first' })).toBeVisible();
});

test('search is not loaded before the reader opens it', STATIC, async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (INDEX_FILES.test(request.url())) {
      requested.push(request.url());
    }
  });
  await page.goto('/docs/faq');
  await ready(page);
  await page.waitForLoadState('networkidle');
  expect(requested).toEqual([]);
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').length);
  await searchButton(page).hover();
  await expect.poll(() => requested.some((url) => url.includes('.titles.'))).toBe(true);
  expect(
    await page.evaluate(() => performance.getEntriesByType('resource').length),
  ).toBeGreaterThan(loaded);
});

test('queries are not sent to a server', async ({ page }) => {
  const messages = watchConsole(page);
  const sent: string[] = [];
  await open(page);
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
  test('are counted, and their groups have names', async ({ page }) => {
    await open(page);
    for (const query of ['constructor', '__proto__', 'turborepo', 'storage']) {
      await search(page, query);
      await expect(async () => {
        const count = await hits(page).count();
        const status = await modal(page).getByRole('status').innerText();
        expect(status).toMatch(new RegExp(`^${count} (of \\d+ )?result`));
      }).toPass();
    }
    for (const group of await groups(page).all()) {
      const name = (await group.getAttribute('aria-label')) ?? '';
      await expect(modal(page).getByText(name, { exact: true }).first()).toBeVisible();
    }
    await expect(modal(page).getByRole('grid', { name: 'Building blocks' })).toBeVisible();
  });

  test('are grouped links, and Enter opens the heading', async ({ page }) => {
    await open(page);
    await search(page, 'delete a file');
    await expect(groups(page).first()).toBeVisible();
    const link = hits(page).locator('a[href="/docs/storage#delete-a-file"]');
    await expect(link.locator('mark').first()).toBeVisible();
    // As with a mouse, the pointer moves to the link before the click, which holds the results.
    await link.hover();
    await link.click();
    await expect(page).toHaveURL('/docs/storage#delete-a-file');
    await expect(modal(page)).toBeHidden();
    await expect(page.locator('#delete-a-file')).toBeInViewport();
  });

  test('open in a new tab with Ctrl+Enter and Ctrl+click', async ({ page, context }) => {
    await open(page);
    await search(page, 'secrets', SECRETS);
    const byKey = context.waitForEvent('page');
    await page.keyboard.press('Control+Enter');
    await (await byKey).waitForURL('**/docs/secrets');
    const byMouse = context.waitForEvent('page');
    await hits(page)
      .first()
      .locator('a')
      .click({ modifiers: ['Control'] });
    await (await byMouse).waitForURL('**/docs/secrets');
    await expect(page).toHaveURL('/docs/faq');
  });

  test('have the order of Tab on the screen if there are none', async ({ page }) => {
    await open(page);
    await search(page, 'secrets');
    await field(page).fill('xstoragx');
    await expect(modal(page).getByRole('link', { name: 'Storage', exact: true })).toBeVisible();
    await field(page).focus();
    const tops: number[] = [];
    for (;;) {
      await page.keyboard.press('Tab');
      const { top, isField } = await page.evaluate(() => ({
        top: document.activeElement?.getBoundingClientRect().top ?? NaN,
        isField: document.activeElement instanceof HTMLInputElement,
      }));
      if (isField) {
        break;
      }
      tops.push(top);
    }
    expect(tops.length).toBeGreaterThan(5);
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
  });

  test('have the number that the modal says, on pages of the search page', async ({ page }) => {
    // The modal also finds the older version that is open.
    await open(page, '/docs/reference/go/v0/storage');
    await search(page, 'middleware');
    const all = modal(page).getByRole('link', { name: /^All results/ });
    const shown = modal(page).getByRole('status');
    const countIn = async (): Promise<string> =>
      /\((\d+)\)$/.exec(await all.innerText())?.[1] ?? '';
    // The first answer comes from titles, and a better one from texts.
    let count = '';
    await expect(async () => {
      const before = count;
      count = await countIn();
      expect(await shown.innerText()).toBe(`${await hits(page).count()} of ${count} results`);
      expect(count).toBe(before);
    }).toPass({ intervals: [2000] });
    await all.click();
    const rows = page.getByRole('main').locator('ol').getByRole('listitem');
    const pages = page.getByRole('navigation', { name: 'Pages of results' });
    // The browser's own background of matches is yellow.
    await expect(rows.locator('mark').first()).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    const { height } = (await pages.getByRole('link').first().boundingBox()) ?? { height: 0 };
    expect(height).toBeGreaterThanOrEqual(24);
    const addresses: string[] = [];
    for (let number = 1; ; number += 1) {
      await expect(pages).toContainText(`Page ${number} of `);
      await expect(page.getByText(new RegExp(`of ${count} results$`))).toHaveRole('status');
      const links = rows.getByRole('link');
      addresses.push(
        ...(await links.evaluateAll((found) =>
          found.map((link) => link.getAttribute('href')?.replace(/#?:~:.*/, '') ?? ''),
        )),
      );
      const next = pages.getByRole('link', { name: 'Next' });
      if ((await next.count()) === 0) {
        break;
      }
      await next.click();
    }
    expect(addresses).toHaveLength(Number(count));
    expect(new Set(addresses).size).toBe(Number(count));
    expect(await violationsOf(page)).toEqual([]);
  });

  test('mark their words on the page', STATIC, async ({ page }) => {
    await open(page);
    await search(page, 'lowercase letters hyphens names bucket', /#declare-a-bucket/);
    const link = linkOf(hits(page).first());
    await expect(link).toHaveAttribute('href', /^\/docs\/storage#declare-a-bucket:~:text=/);
    await link.click();
    await expect(page).toHaveURL('/docs/storage#declare-a-bucket');
    await ready(page);
    await expect(page.getByText('Names consist of 3 to 46 lowercase letters')).toBeInViewport();
    await expect(page.locator('#declare-a-bucket')).toBeInViewport();
    await expect.poll(() => markedPixels(page)).toBeGreaterThan(0);
    const recent = (await storedHits(page, 'RECENT')) as unknown as { url: string }[];
    expect(recent.map(({ url }) => url)).toEqual(['/docs/storage#declare-a-bucket']);
  });

  test('open at the anchor in a browser that cannot mark words', STATIC, async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'fragmentDirective'));
    await open(page);
    await search(
      page,
      'lowercase letters hyphens names bucket',
      /^\/docs\/storage#declare-a-bucket$/,
    );
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/storage#declare-a-bucket');
    await expect(page.locator('#declare-a-bucket')).toBeInViewport();
    expect(await markedPixels(page)).toBe(0);
  });

  test('show samples in the language that the query names', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('nitric.code-language', 'go'));
    await open(page);
    const section = '/docs/storage?lang=python#share-files-with-signed-urls';
    await field(page).fill('share files with signed urls python');
    const link = modal(page).locator(`a[href^="${section}"]`);
    // As with a mouse, the pointer moves to the link before the click, which holds the results.
    await link.hover();
    await link.click();
    await expect(page).toHaveURL(section);
    const tab = page.getByRole('tablist').first().getByRole('tab', { name: 'Python' });
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await page.goto('/docs/storage');
    await expect(tab).toHaveAttribute('aria-selected', 'false');
    await page.keyboard.press('Control+k');
    await search(page, 'python bucket on', /^\/docs\/reference\/python\/storage\/bucket-on$/);
  });

  test('support unusual text in the field', async ({ page }) => {
    const messages = watchConsole(page);
    await open(page);
    for (const query of [
      '<img src=x onerror="window.hacked=1">',
      'مرحبا storage',
      '🚀 deploy 🎉',
      'api\u0000\u0007\u200bget',
      's',
      '.*+?^${}()|[]\\',
    ]) {
      await field(page).fill(query);
      await expect(modal(page).getByText('No results for').or(hits(page)).first()).toBeVisible();
      await field(page).fill('');
      await expect(modal(page)).toContainText('No recent searches');
    }
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    expect(messages).toEqual([]);
  });
});

test.describe('recent and favorite searches', () => {
  test('are added when a result is opened, and can be saved and removed', async ({ page }) => {
    await open(page);
    await search(page, 'secrets', SECRETS);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/secrets');
    await page.keyboard.press('Control+k');
    await expect(modal(page)).toContainText('Recent');
    await expect(hits(page)).toHaveCount(1);
    await modal(page).getByTitle('Save this search').click();
    await expect(modal(page)).toContainText('Favorite');
    await expect.poll(() => storedHits(page, 'FAVORITE')).toHaveLength(1);
    expect(await storedHits(page, 'RECENT')).toEqual([]);
    await modal(page).getByTitle('Remove this search from favorites').click();
    await expect(modal(page)).toContainText('No recent searches');
  });

  test('are limited to 7, or to 4 with favorites, and to 10 favorites', async ({ page }) => {
    await keep(page, 'RECENT', stored(12));
    await open(page);
    await expect(hits(page)).toHaveCount(7);
    await keep(page, 'FAVORITE', stored(14));
    await open(page);
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
    await open(page);
    await expect(modal(page).getByText('No recent searches')).toBeVisible();
    await search(page, 'secrets', SECRETS);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/secrets');
  });

  test('support the keyboard, and fit a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await keep(page, 'RECENT', stored(2));
    await open(page);
    const press = async (title: string): Promise<void> => {
      await modal(page).getByTitle(title).first().focus();
      await page.keyboard.press('Enter');
    };
    await press('Save this search');
    await expect.poll(() => storedHits(page, 'FAVORITE')).toHaveLength(1);
    expect(await storedHits(page, 'RECENT')).toHaveLength(1);
    await press('Remove this search from history');
    await expect.poll(() => storedHits(page, 'RECENT')).toHaveLength(0);
    await press('Remove this search from favorites');
    await expect.poll(() => storedHits(page, 'FAVORITE')).toHaveLength(0);
    await expect(modal(page)).toContainText('No recent searches');
    expect(await modal(page).evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth)).toBe(
      true,
    );
  });
});

test.describe('if the index can’t be loaded', () => {
  test('the error does not reappear after the field is cleared', async ({ page }) => {
    await page.route('**/site.titles.*', (route) => route.fulfill({ status: 404 }));
    await open(page);
    await field(page).fill('storage');
    await expect(modal(page)).toContainText('Unable to fetch results');
    await modal(page).getByRole('button', { name: 'Clear the query' }).click();
    await page.unroute('**/site.titles.*');
    const { release } = await holdBack(page, '**/site.titles.*');
    await field(page).fill('storage');
    await expect(modal(page).getByText('Searching…')).toBeVisible();
    await expect(modal(page)).not.toContainText('Unable to fetch results');
    release();
    await expect(hits(page).first()).toContainText('Storage');
  });

  test('a search does not say that there are no results before it has seen all texts', async ({
    page,
  }) => {
    const { release } = await holdBack(page, '**/*.texts.*');
    await open(page);
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
    const { release } = await holdBack(page, '**/*.texts.*');
    await open(page);
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
  await open(page);
  await expectNoViolation();
  await search(page, 'storage');
  await expectNoViolation();
  await field(page).fill('zzzzqqqq');
  await expect(modal(page)).toContainText('No results for');
  await expectNoViolation();
  await page.goto('/docs/search?q=storage');
  await expect(page.locator('main li').first()).toBeVisible();
  await expectNoViolation();
});

test.describe('the search page', () => {
  test('shows results for the query in its address, and updates the address', async ({ page }) => {
    await page.goto('/docs/search?q=secrets');
    const results = page.getByRole('main').getByRole('listitem');
    await expect(results.first()).toContainText('Secrets');
    const input = page.getByRole('main').getByRole('searchbox', { name: 'Search docs' });
    await expect(input).toHaveValue('secrets');
    await input.fill('storage');
    await expect(page).toHaveURL('/docs/search?q=storage');
    await expect(results.first()).toContainText('Storage');
    await results.first().getByRole('link').click();
    await expect(page).toHaveURL('/docs/storage');
  });

  test('has one entry in the history for all of its searches', async ({ page }) => {
    await page.goto('/docs/faq');
    await page.goto('/docs/search?q=a');
    const results = page.getByRole('main').getByRole('listitem');
    await expect(results.first()).toBeVisible();
    await page.getByRole('main').getByRole('searchbox').fill('queue');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/search?q=queue');
    await page.goBack();
    await expect(page).toHaveURL('/docs/faq');
  });

  test('is linked from the modal and the 404 page', async ({ page }) => {
    await open(page);
    await search(page, 'secrets');
    await modal(page)
      .getByRole('link', { name: /All results/ })
      .click();
    await expect(page).toHaveURL('/docs/search?q=secrets');
    await page.goto('/docs/no/such/page');
    await ready(page);
    await page.getByRole('main').getByRole('searchbox', { name: 'Search docs' }).fill('secrets');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\/search\?q=secrets$/);
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('Secrets');
  });

  test('shows messages for no results and for failures, and a retry works', async ({ page }) => {
    await page.goto('/docs/search?q=zzzzqqqq');
    await expect(page.getByRole('main')).toContainText('No results for "zzzzqqqq"');
    await page.route(INDEX_FILES, (route) => route.abort());
    await page.goto('/docs/search?q=storage');
    await expect(page.getByRole('main')).toContainText('Unable to fetch results');
    await page.unroute(INDEX_FILES);
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('Storage');
  });

  test('has a title and a hint, and supports the keyboard', async ({ page }) => {
    await page.goto('/docs/search');
    await ready(page);
    await expect(page).toHaveTitle('Search - Documentation');
    await expect(page.getByRole('main')).toContainText('Type what you are looking for');
    await page.getByRole('main').getByRole('searchbox').focus();
    await page.keyboard.type('secrets');
    await expect(page).toHaveTitle('Search for “secrets” - Documentation');
    const first = page.getByRole('main').getByRole('listitem').first().getByRole('link');
    await expect(first).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/secrets');
    await page.goBack();
    await expect(page).toHaveURL('/docs/search?q=secrets');
    await expect(first).toBeVisible();
  });

  test('has no layout shift when results appear or are updated', async ({ page }) => {
    const shifts = await layoutShiftsOf(page);
    // The first results come from titles. Rows must not move when the texts load.
    const { release } = await holdBack(page, '**/*.texts.*');
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
