import { expect, test, type Page, type Request } from '@playwright/test';
import { hydrated, watchConsole } from './lib/page-health';

const PAGES = ['/docs/', '/docs/apis', '/docs/reference/nodejs/api/api-get', '/docs/search'];

const isScript = (request: Request): boolean => request.resourceType() === 'script';
const isAhead = (request: Request): boolean => {
  const headers = request.headers();
  return /prefetch/.test(headers['sec-purpose'] ?? headers.purpose ?? '');
};

/** Addresses of the requests from now on that aren't made in advance for other pages. */
function watchRequests(page: Page, counts: (request: Request) => boolean): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (counts(request) && !isAhead(request)) {
      addresses.push(new URL(request.url()).pathname);
    }
  });
  return addresses;
}

/** Keeps the scripts that the page had asked for at the moment when it came alive. */
function noteScriptsAtHydration(): void {
  new MutationObserver((_changes, observer) => {
    if (document.documentElement.dataset.hasHydrated === 'true') {
      observer.disconnect();
      const scripts = performance
        .getEntriesByType('resource')
        .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'script');
      sessionStorage.setItem('scripts', JSON.stringify(scripts.map(({ name }) => name)));
    }
  }).observe(document, { subtree: true, attributes: true });
}

for (const address of PAGES) {
  test(`${address} asks for nothing before it is alive that its HTML doesn’t name`, async ({
    page,
  }) => {
    await page.addInitScript(noteScriptsAtHydration);
    await page.goto(address);
    await hydrated(page);
    const noted = await page.evaluate(() => sessionStorage.getItem('scripts') ?? '[]');
    const asked = (JSON.parse(noted) as string[]).map((script) => new URL(script).pathname);
    const html = await (await page.request.get(address)).text();
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((script) => !html.includes(script))).toEqual([]);
  });
}

test('a page that comes alive keeps the list of its sections as it was sent', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { replaced: 0 });
    new MutationObserver((changes) => {
      const inList = changes.filter(
        ({ target, removedNodes }) =>
          removedNodes.length > 0 && (target as Element).closest('[data-page-sections]'),
      );
      (window as unknown as { replaced: number }).replaced += inList.length;
    }).observe(document, { childList: true, subtree: true });
  });
  // One of its headings has an apostrophe, which Docusaurus escapes and browsers don't.
  await page.goto('/docs/apis');
  await hydrated(page);
  await expect(page.locator('[data-page-sections] [data-in-view]').first()).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { replaced: number }).replaced)).toBe(0);
});

for (const name of ['react', 'main']) {
  test(`the first script ${name} asks to be compiled whole while it arrives`, async ({ page }) => {
    await page.goto('/docs/apis');
    const [address] = new RegExp(`[^" ]*/${name}\\.[^" ]*\\.js`).exec(await page.content()) ?? [];
    const script = await (await page.request.get(address ?? 'none')).text();
    expect(script.slice(0, 40)).toContain('//# allFunctionsCalledOnLoad\n');
  });
}

test('a click on a link under the pointer loads nothing more', async ({ page }) => {
  await page.goto('/docs/apis');
  await hydrated(page);
  const asked = watchRequests(page, isScript);
  const answered: string[] = [];
  page.on('requestfinished', (request) => answered.push(new URL(request.url()).pathname));
  const link = page.locator('nav a[href="/docs/storage"]').first();
  await link.hover();
  // The page's menu, its part of the table and its text.
  await expect.poll(() => asked.some((file) => file.includes('/menu-'))).toBe(true);
  await expect.poll(() => asked.filter((file) => !answered.includes(file))).toEqual([]);
  const requests = watchRequests(page, (request) =>
    ['document', 'script', 'stylesheet', 'fetch', 'xhr'].includes(request.resourceType()),
  );
  // The pointer leaves: on the next page it would stand on another link, and that one's page would be loaded.
  await page.mouse.move(0, 0);
  await link.press('Enter');
  await expect(page).toHaveURL('/docs/storage');
  await expect(page).toHaveTitle(/^Storage/);
  // Parts of the route table for links that come into view are loaded in advance.
  expect(requests.filter((file) => !file.includes('/pages-'))).toEqual([]);
});

test('text and samples come once: with the HTML, or beside the script of a page that is gone to', async ({
  page,
}) => {
  // Ids of tabs are made when they are drawn, what scrolls sideways is found when it is there, what was laid out late is marked,
  // and the server marks where one text follows another.
  const article = (): Promise<string> =>
    page
      .locator('article .markdown')
      .innerHTML()
      .then((html) =>
        html.replaceAll(
          / (?:id|aria-\w+|tabindex|role)="[^"]*"| style="content-visibility: visible;"|<!-- -->/g,
          '',
        ),
      );
  await page.goto('/docs/storage');
  await hydrated(page);
  const storage = await article();
  await page.goto('/docs/apis');
  await hydrated(page);
  const apis = await article();
  const asked = watchRequests(page, isScript);
  const late = (): string[] => asked.filter((file) => file.includes('/html-'));
  await page.locator('main a.hash-link').nth(2).click();
  expect(await article()).toBe(apis);
  expect(late()).toEqual([]);

  // By keyboard, away from the pointer: a link that comes to stand under it has its page loaded.
  await page.mouse.move(0, 0);
  await page.locator('nav a[href="/docs/storage"]').first().press('Enter');
  await expect(page).toHaveTitle(/^Storage/);
  expect(await article()).toBe(storage);
  expect(late()).toHaveLength(1);
  await page.goBack();
  await expect(page).toHaveTitle(/^APIs/);
  expect(await article()).toBe(apis);
  expect(late()).toHaveLength(2);
});

test('links in the text that the server sent lead on without loading the document', async ({
  page,
}) => {
  await page.goto('/docs/apis');
  await hydrated(page);
  const documents = watchRequests(page, (request) => request.resourceType() === 'document');
  await page.locator('main p a[href^="/docs/"], main li a[href^="/docs/"]').first().click();
  await expect(page).not.toHaveURL('/docs/apis');
  await expect(page.locator('main h1')).not.toHaveText('APIs');
  await page.goBack();
  await expect(page.locator('main h1')).toHaveText('APIs');
  expect(documents).toEqual([]);
});

test('back, forward and a link to a heading lead where they should', async ({ page }) => {
  const messages = watchConsole(page);
  await page.goto('/docs/apis');
  await hydrated(page);
  await page.locator('nav a[href="/docs/storage"]').first().click();
  await expect(page).toHaveURL('/docs/storage');
  await expect(page).toHaveTitle(/^Storage/);
  await page.goBack();
  await expect(page).toHaveURL('/docs/apis');
  await expect(page).toHaveTitle(/^APIs/);
  await page.goForward();
  await expect(page).toHaveURL('/docs/storage');
  const heading = page.locator('main h2[id]').first();
  const id = await heading.getAttribute('id');
  await page.goto(`/docs/storage#${id}`);
  await hydrated(page);
  await expect(heading).toBeInViewport();
  expect(messages).toEqual([]);
});

test('an address without a page has the page that says so, which leads home', async ({ page }) => {
  await page.goto('/docs/no-such-page');
  await hydrated(page);
  await expect(page.locator('main h1')).toBeVisible();
  await page.locator('a[href="/docs/"]').first().click();
  await expect(page).toHaveURL('/docs/');
});

test('the head follows the page: title, description, canonical address, classes', async ({
  page,
}) => {
  await page.goto('/docs/apis');
  await hydrated(page);
  const headNow = () =>
    page.evaluate(() => ({
      title: document.title,
      tags: [...document.head.querySelectorAll('[data-rh]')]
        .map((tag) =>
          [...tag.attributes]
            .map(({ name, value }) => `${name}=${value}`)
            .sort()
            .join(),
        )
        .sort(),
      classes: document.documentElement.className.split(' ').sort(),
    }));
  await page.locator('nav a[href="/docs/storage"]').first().click();
  await expect(page).toHaveTitle(/^Storage/);
  const navigated = await headNow();
  await page.goto('/docs/storage');
  await hydrated(page);
  await expect.poll(headNow).toEqual(navigated);
});
