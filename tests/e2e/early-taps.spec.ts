import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test as base, type Locator, type Page } from '@playwright/test';
import { watchConsole } from './lib/page-health';
import { field, hits } from './lib/search';
import { STATIC } from './lib/tags';

const CPU_SLOWDOWN = 4;
/** The slow 4G preset of Lighthouse. Latency in milliseconds, throughput in bytes per second. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 1638.4 * 0.9 * 128,
  uploadThroughput: 675 * 0.9 * 128,
};

const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
} as const;

/** Throttles the processor and the network of a page. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/** Simulates a phone with a slow CPU and a slow connection. */
const test = base.extend({
  ...PHONE,
  page: async ({ page }, use) => {
    await slowDown(page);
    await use(page);
  },
});

/** Opens a page, and waits for the first paint and a given time after it, in milliseconds. */
async function openFor(page: Page, address: string, ms: number): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
    null,
    { polling: 20 },
  );
  await page.waitForTimeout(ms);
}

/** Taps where an element is now: no waiting for a page that is still loading. */
const tap = (target: Locator): Promise<void> => target.tap({ force: true });

const tab = (page: Page): Locator =>
  page.getByRole('tablist').first().getByRole('tab', { name: 'Python' });

/** After the first paint, in milliseconds: the client is on its way, or has just come. */
const EARLY_MS = 100;
const LATER_MS = 800;

for (const wait of [EARLY_MS, LATER_MS]) {
  test.describe(
    `a tap ${wait} ms after the first paint of a slow phone is not lost`,
    STATIC,
    () => {
      test('on a tab of code', async ({ page }) => {
        await openFor(page, '/docs/apis', wait);
        await tap(tab(page));
        await expect(tab(page)).toHaveAttribute('aria-selected', 'true');
        await expect(page.getByText('from nitric.').first()).toBeVisible();
      });

      test('on search, including the text typed after it', async ({ page }) => {
        const messages = watchConsole(page);
        await openFor(page, '/docs/apis', wait);
        await tap(page.getByRole('button', { name: 'Search docs' }));
        const held = page.locator('input[aria-label="Search docs"]');
        // The keyboard of a phone comes with a field that has the focus.
        await expect(held.or(field(page)).first()).toBeFocused();
        await page.keyboard.type('storage bucket', { delay: 10 });
        await expect(field(page)).toHaveValue('storage bucket');
        await expect(hits(page).first()).toBeVisible();
        expect(messages).toEqual([]);
      });
    },
  );
}

test.describe('a tap on a page that is on its way is not lost', STATIC, () => {
  test('on the menu', async ({ page }) => {
    await openFor(page, '/docs/apis', EARLY_MS);
    await tap(page.getByRole('button', { name: 'Toggle navigation' }));
    const panel = page.getByRole('dialog', { name: 'Navigation' });
    await expect(panel.getByRole('link', { name: 'Storage' })).toBeVisible();
  });

  test('on Copy', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openFor(page, '/docs/apis', EARLY_MS);
    await tap(
      page
        .getByRole('main')
        .getByRole('button', { name: /^Copy .* sample$/ })
        .first(),
    );
    await expect(page.getByText('Copied!').first()).toBeVisible();
  });

  test('on the feedback form', async ({ page }) => {
    await openFor(page, '/docs/apis', EARLY_MS);
    const choice = page.getByRole('button', { name: 'I have feedback' });
    await choice.evaluate((button) =>
      button.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    await tap(choice);
    await expect(page.getByRole('textbox', { name: 'I have feedback' })).toBeFocused();
  });
});

test(
  'interactions while the page is half loaded are not lost',
  STATIC,
  async ({ page, baseURL }) => {
    const html = await (await page.request.get('/docs/apis')).text();
    const half = html.indexOf('<h2');
    let sendRest: () => void = () => undefined;
    const server = http.createServer(async (request, response) => {
      if (request.url === '/docs/apis') {
        response.setHeader('content-type', 'text/html; charset=utf-8').write(html.slice(0, half));
        sendRest = () => response.end(html.slice(half));
        return;
      }
      // Not through the page, which may be closed before its last file has arrived.
      const file = await fetch(`${baseURL}${request.url}`);
      response.writeHead(file.status, { 'content-type': file.headers.get('content-type') ?? '' });
      response.end(Buffer.from(await file.arrayBuffer()));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;

    await openFor(page, `http://127.0.0.1:${port}/docs/apis`, 100);
    await tap(page.getByRole('button', { name: 'Toggle dark mode' }));
    await page.keyboard.press('/');
    await page.keyboard.type('storage', { delay: 10 });
    await expect(page.locator('html')).not.toHaveAttribute('data-ready');
    sendRest();
    await expect(page.locator('html')).toHaveClass(/\bdark\b/);
    await expect(field(page)).toHaveValue('storage');
    await page.close();
    server.close();
  },
);
