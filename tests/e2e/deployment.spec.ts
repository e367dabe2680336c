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

/** Serves the built site; `isGone` tells which requests the newest deployment has no file for. */
async function deploy(isGone: (path: string, request: Request) => boolean) {
  const built = readBuiltSite(buildDir);
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
          isGone(new URL(request.url).pathname, request)
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
  let loads = 0;
  // The new deployment has other chunks: an old page asks for names that are gone, until it is loaded anew. Chunks that were
  // fetched in advance would hide that, so none are.
  const site = await deploy((file, request) => {
    const isChunk = /\/assets\/js\/(?!main|runtime)/.test(file);
    const isAhead = /prefetch/.test(request.headers.get('sec-purpose') ?? '');
    return isChunk && (isAhead || (isDeployed && loads === 0));
  });
  page.on('request', (request) => {
    loads += isDeployed && request.isNavigationRequest() ? 1 : 0;
  });
  await page.goto(`${site.origin}/docs/`);
  await hydrated(page);
  isDeployed = true;
  await page.locator('a[href="/docs/faq"]').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible();
  await expect(page).toHaveURL(`${site.origin}/docs/faq`);
  await hydrated(page);
  expect(loads).toBe(1);
  site.close();
});

test('a cached page whose scripts are gone is loaded again once, and never in a loop', async ({
  page,
}) => {
  const site = await deploy((file) => /\/assets\/js\/main/.test(file));
  const loads = countLoads(page);
  await page.goto(`${site.origin}/docs/apis`);
  await expect.poll(loads).toBe(2);
  await page.waitForLoadState('load');
  await expect(page.locator('main h1')).toBeVisible();
  await page.waitForTimeout(500);
  expect(loads()).toBe(2);
  site.close();
});
