import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { readBuiltSite } from '@nitric-docs/docs-server';
import {
  createTestListener,
  serveTestApp,
  type TestServer,
} from '@nitric-docs/docs-server/testing';
import { pushIndex } from '@nitric-docs/search/push';
import { startProvider, type HostedProvider } from '@nitric-docs/search/testing/hosted-provider';
import { hostedTargetOf } from '../../search.config';
import { searchSite } from '../../src/config/search-site';
import { readEnv } from '../../src/config/node/env';
import { copySite } from '../integration/site-copy';
import { violationsOf, watchConsole } from './lib/page-health';
import { field, hits, modal, openSearch } from './lib/search';

const INDEX = 'nitric-docs';
const settings = {
  DOCS_ALGOLIA_APP_ID: 'TESTAPP',
  DOCS_ALGOLIA_SEARCH_KEY: 'searchkey',
  DOCS_ALGOLIA_INDEX: INDEX,
  DOCS_ALGOLIA_WRITE_KEY: 'writekey',
};
const OWN_HOST = 'testapp-dsn.algolia.net';
const PROVIDER_HOSTS = /^https:\/\/[\w.-]+\.(?:algolia\.net|algolianet\.com|algolia\.io)\//;

let siteDir: string;
let provider: HostedProvider;
let server: TestServer;
let origin: string;
/** A page of the site. */
let address: string;
/** The hosts of the provider that refuse connections. */
let down: RegExp;
/** The hosts of the provider that the page requested, in order. */
let requestedHosts: string[];

// One build for all tests.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  // The build takes minutes on a slow machine.
  test.setTimeout(1_200_000);
  // Includes pages about storage from several groups of results.
  siteDir = copySite({ isWanted: (route) => /^\/reference\/providers\/\w+\/storage$/.test(route) });
  execFileSync(process.execPath, ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'], {
    cwd: siteDir,
    stdio: 'pipe',
    env: { ...process.env, ...settings },
  });
  const buildDir = path.join(siteDir, 'build');
  provider = await startProvider();
  const env = readEnv(settings);
  await pushIndex(searchSite, buildDir, hostedTargetOf(env), {
    hosts: [{ url: '127.0.0.1', port: provider.port, protocol: 'http', accept: 'readWrite' }],
  });
  const built = readBuiltSite(buildDir);
  server = await serveTestApp(createTestListener({ build: () => built }));
  origin = server.origin;
  address = `${origin}/docs/faq`;
});

test.afterAll(async () => {
  await server.close();
  await provider.close();
  fs.rmSync(siteDir, { recursive: true, force: true });
});

test.beforeEach(async ({ context }) => {
  down = /^$/;
  requestedHosts = [];
  provider.events.length = 0;
  // The content security policy allows the provider's real hosts, so their responses come from the local server.
  await context.route(PROVIDER_HOSTS, async (route) => {
    const { host, pathname, search } = new URL(route.request().url());
    requestedHosts.push(host);
    if (down.test(host)) {
      await route.abort('connectionrefused');
      return;
    }
    const url = `${provider.origin}${pathname}${search}`;
    await route.fulfill({ response: await route.fetch({ url }) });
  });
});

// A test can end before its last request.
test.afterEach(({ context }) => context.unrouteAll({ behavior: 'ignoreErrors' }));

test('results are grouped, highlight matches, and link to the heading', async ({ page }) => {
  await openSearch(page, `${origin}/docs/apis`);
  await field(page).fill('storage libraries');
  await expect(hits(page).first()).toBeVisible();
  expect(await modal(page).getByRole('grid').count()).toBeGreaterThan(1);
  await expect(modal(page).getByRole('link', { name: /algolia/i })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  const link = hits(page).locator('a[href="/docs/storage#libraries"]');
  await expect(link.locator('mark').first()).toHaveText('Libraries');
  await link.click();
  await expect(page).toHaveURL(`${origin}/docs/storage#libraries`);
  await expect(page.locator('#libraries')).toBeInViewport();
  expect(new Set(requestedHosts.filter((host) => host.endsWith('.net')))).toEqual(
    new Set([OWN_HOST]),
  );
});

test.describe('events', () => {
  const ofType = (type: string): Record<string, unknown>[] =>
    provider.events.filter(({ eventType }) => eventType === type);

  test('report the shown results after typing stops, and the opened result, but no stored ones', async ({
    page,
  }) => {
    const messages = watchConsole(page);
    const foreign: string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(origin) && !PROVIDER_HOSTS.test(url) && !url.startsWith('data:')) {
        foreign.push(url);
      }
    });
    await openSearch(page, address);
    await field(page).pressSequentially('storage');
    await expect(hits(page).first()).toBeVisible();
    // On slow machines, results for the first letters can be reported too, and rows outside the viewport render later.
    await expect(async () => {
      const { objectIDs, ...view } = ofType('view').at(-1) ?? {};
      expect(objectIDs).toHaveLength(await hits(page).count());
      expect(view).toMatchObject({ eventName: 'Items Viewed', index: INDEX });
    }).toPass();

    await hits(page).first().locator('a').click();
    await expect
      .poll(() => ofType('click'))
      .toMatchObject([
        {
          eventName: 'Item Selected',
          index: INDEX,
          queryID: 'query-1',
          positions: [1],
          userToken: expect.stringMatching(/^anonymous-/),
        },
      ]);
    await expect(modal(page)).toBeHidden();
    await page.keyboard.press('Control+k');
    await expect(modal(page)).toContainText('Recent');
    await hits(page).first().locator('a').click();
    await expect(modal(page)).toBeHidden();
    const views = ofType('view').length;
    await page.keyboard.press('Control+k');
    await field(page).fill('libraries');
    await expect.poll(() => ofType('view').length).toBe(views + 1);
    expect(ofType('click')).toHaveLength(1);
    expect(foreign).toEqual([]);
    expect(messages).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });

  test('contain the position of a result opened with the middle button', async ({ page }) => {
    await openSearch(page, address);
    await field(page).fill('libraries');
    await hits(page).nth(3).locator('a').click({ button: 'middle' });
    await expect.poll(() => ofType('click')).toMatchObject([{ positions: [4] }]);
  });

  test('contain the result that is opened on the search page', async ({ page }) => {
    await page.goto(`${origin}/docs/search?q=libraries`);
    await page.getByRole('main').getByRole('listitem').nth(1).getByRole('link').click();
    await expect
      .poll(() => ofType('click'))
      .toMatchObject([{ queryID: 'query-1', positions: [2] }]);
    expect(requestedHosts).toContain(OWN_HOST);
  });

  test('do not break search if they can’t be sent', async ({ page }) => {
    down = /\.io$/;
    await openSearch(page, address);
    await field(page).fill('storage');
    await expect(hits(page).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(modal(page)).toBeHidden();
  });
});

test('if all hosts fail, an error is shown until a retry works or the field is cleared', async ({
  page,
}) => {
  down = /./;
  await openSearch(page, address);
  await field(page).fill('storage');
  await expect(modal(page)).toContainText('Unable to fetch results');
  expect(new Set(requestedHosts.filter((host) => /\.(?:net|com)$/.test(host))).size).toBe(4);
  const retry = modal(page).getByRole('button', { name: 'Try again' });
  down = /^$/;
  await retry.click();
  await expect(hits(page).first()).toBeVisible();
  await expect(field(page)).toBeFocused();
  await expect(modal(page)).not.toContainText('Unable to fetch results');
  down = /./;
  await field(page).fill('libraries');
  await expect(retry).toBeVisible();
  await modal(page).getByRole('button', { name: 'Clear the query' }).click();
  await expect(retry).toBeHidden();
  await expect(modal(page)).toContainText('No recent searches');
});

test('the built site does not contain the write key', () => {
  const scripts = path.join(siteDir, 'build/assets/js');
  const texts = fs.readdirSync(scripts).map((file) => path.join(scripts, file));
  const contain = (text: string): boolean =>
    texts.some((file) => file.endsWith('.js') && fs.readFileSync(file, 'utf8').includes(text));
  expect(contain('searchkey')).toBe(true);
  expect(contain('writekey')).toBe(false);
});
