import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { serve, type ServerType } from '@hono/node-server';
import { expect, test, type Page } from '@playwright/test';
import type { createApp } from '../../server/app';
import { createTestApp } from '../../server/testing/test-app';
import { pagesOf, readBuiltSite } from '../../server/services/site';
import { readEnv } from '../../src/config/env';
import { copySite, writePage } from '../integration/site-copy';
import { ready } from './lib/page-health';
import { BUILD_TIMEOUT_MS } from './lib/limits';

// One worker runs all of them: each worker would build the two deployments for itself.
test.describe.configure({ mode: 'default' });

type App = ReturnType<typeof createApp>;

let siteDir: string;
let before: App;
let after: App;

const faq = (text: string): string =>
  [
    '---',
    'title: FAQ',
    'description: A page that tells by its text which of two deployments it belongs to.',
    '---',
    '',
    text,
    '',
  ].join('\n');

/** Builds the copy as it stands. @returns the server of that deployment */
function build(outDir: string): App {
  execFileSync(
    process.execPath,
    ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build', '--out-dir', outDir],
    { cwd: siteDir, stdio: 'pipe' },
  );
  const built = readBuiltSite(path.join(siteDir, outDir));
  return createTestApp({
    pages: pagesOf(built.manifest),
    site: { built, policy: readEnv({}) },
  }).app;
}

test.beforeAll(() => {
  test.setTimeout(BUILD_TIMEOUT_MS);
  siteDir = copySite();
  writePage(siteDir, 'docs/faq.mdx', faq('Answers of the first deployment.'));
  before = build('before');
  writePage(siteDir, 'docs/faq.mdx', faq('Answers of the second deployment.'));
  // A page that nobody asks for: the table of routes changes too.
  writePage(siteDir, 'docs/support/index.mdx', faq('Another text.'));
  after = build('after');
});
test.afterAll(() => fs.rmSync(siteDir, { recursive: true, force: true }));

/** One address, behind which the deployment changes: `choose` tells which one answers a request. */
async function host(choose: (request: Request) => App) {
  const server = await new Promise<ServerType>((resolve) => {
    const listening = serve(
      {
        fetch: (request, env) => choose(request).fetch(request, env),
        hostname: '127.0.0.1',
        port: 0,
      },
      () => resolve(listening),
    );
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** Counts how often the page itself is asked for. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    loads += request.isNavigationRequest() ? 1 : 0;
  });
  return () => loads;
}

const isFetchedAhead = (request: Request): boolean =>
  /prefetch/.test(request.headers.get('sec-purpose') ?? '');
const gone = { fetch: () => new Response('gone', { status: 404 }) } as unknown as App;

test('a page that is open during a deployment leads to the right page by one load', async ({
  page,
}) => {
  let deployed = before;
  // A chunk that was fetched in advance would show the old text without asking: also fine, but not what is tested here.
  const site = await host((request) => (isFetchedAhead(request) ? gone : deployed));
  await page.goto(`${site.origin}/docs/`);
  await ready(page);
  const loads = countLoads(page);
  deployed = after;
  await page.locator('a[href="/docs/faq"]').first().click();
  await expect(page.getByText('Answers of the second deployment.')).toBeVisible();
  await expect(page).toHaveURL(`${site.origin}/docs/faq`);
  await ready(page);
  expect(loads()).toBe(1);
  // The reader goes on: back, and to other pages, without another load of a page.
  await page.locator('a[href="/docs/support"]').first().click();
  await expect(page.getByText('Another text.')).toBeVisible();
  expect(loads()).toBe(1);
  await page.goBack();
  await expect(page.getByText('Answers of the second deployment.')).toBeVisible();
  site.close();
});

test('a page from a cache, older than its scripts, is loaded again once', async ({ page }) => {
  const loads = countLoads(page);
  let asked = 0;
  const site = await host((request) => {
    if (new URL(request.url).pathname !== '/docs/faq') {
      return after;
    }
    asked += 1;
    return asked === 1 ? before : after;
  });
  await page.goto(`${site.origin}/docs/faq`);
  await expect(page.getByText('Answers of the second deployment.')).toBeVisible();
  await ready(page);
  expect(loads()).toBe(2);
  site.close();
});

test('a cache that keeps the old page leads to no loop and to no blank page', async ({ page }) => {
  const loads = countLoads(page);
  const site = await host((request) => {
    const { pathname } = new URL(request.url);
    return pathname === '/docs/faq' ? before : /\/assets\/js\//.test(pathname) ? gone : after;
  });
  await page.goto(`${site.origin}/docs/faq`);
  await expect.poll(loads).toBe(2);
  await page.waitForLoadState('load');
  await expect(page.getByText('Answers of the first deployment.')).toBeVisible();
  await page.waitForTimeout(500);
  expect(loads()).toBe(2);
  site.close();
});
