import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { serve, type ServerType } from '@hono/node-server';
import { expect, test, type Page } from '@playwright/test';
import { createApp } from '../../server/app';
import { createMemoryStore } from '../../server/testing/test-app';
import { createLog } from '../../server/services/log';
import { createRateLimit } from '../../server/services/rate-limit';
import { pagesOf, readBuiltSite } from '../../server/services/site';
import { readEnv } from '../../src/config/env';
import { hydrated } from './lib/page-health';

const buildDir = path.resolve(__dirname, '../../build');
let folder: string;

/** A copy of the built site with other names for its scripts, as the next deployment would have. */
function nextDeployment(): string {
  const copy = path.join(folder, 'build');
  fs.cpSync(buildDir, copy, { recursive: true });
  fs.cpSync(`${buildDir}-server`, `${copy}-server`, { recursive: true });
  return copy;
}

test.beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'deployment-'));
});
test.afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** Serves a built site; `isGone` tells which files the newest deployment no longer has. */
async function deploy(dir: string, isGone: (path: string) => boolean) {
  const built = readBuiltSite(dir);
  const app = createApp({
    log: createLog('silent'),
    store: createMemoryStore(),
    renderer: { render: () => Promise.resolve(new Uint8Array()) },
    rateLimit: createRateLimit(100),
    pages: pagesOf(built.manifest),
    clock: () => new Date(),
    siteOrigin: 'https://docs.example.com',
    trustedProxies: 0,
    isStopping: () => false,
    site: { built, policy: readEnv({}) },
  });
  const server = await new Promise<ServerType>((resolve) => {
    const listening = serve(
      {
        fetch: (request, env) =>
          isGone(new URL(request.url).pathname)
            ? new Response('gone', { status: 404 })
            : app.fetch(request, env),
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

test('a page that is open during a deployment leads to the right page by one load', async ({
  page,
}) => {
  let isDeployed = false;
  let reloads = 0;
  const site = await deploy(nextDeployment(), (file) => {
    // The new deployment has other chunks: an old page asks for names that are gone, until it is loaded anew.
    return isDeployed && reloads === 0 && /\/assets\/js\/(?!main|runtime)/.test(file);
  });
  page.on('request', (request) => {
    reloads += isDeployed && request.isNavigationRequest() ? 1 : 0;
  });
  await page.goto(`${site.origin}/docs/`);
  await hydrated(page);
  isDeployed = true;
  await page.evaluate(() => history.replaceState(history.state, '', location.href));
  await page.locator('a[href="/docs/faq"]').first().click();
  await expect(page).toHaveURL(`${site.origin}/docs/faq`);
  await expect(page.locator('main h1')).toBeVisible();
  await hydrated(page);
  expect(reloads).toBeLessThanOrEqual(1);
  site.close();
});

test('a cached page whose scripts are gone is loaded again once, and never in a loop', async ({
  page,
}) => {
  const site = await deploy(buildDir, (file) => /\/assets\/js\/main/.test(file));
  const loads = countLoads(page);
  await page.goto(`${site.origin}/docs/apis`);
  await expect.poll(loads).toBe(2);
  await page.waitForLoadState('load');
  await expect(page.locator('main h1')).toBeVisible();
  await page.waitForTimeout(500);
  expect(loads()).toBe(2);
  site.close();
});
