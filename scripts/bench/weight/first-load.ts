import http from 'node:http';
import { constants, gzipSync } from 'node:zlib';
import type { Browser, Response } from '@playwright/test';
import sirv from 'sirv';

/** Bytes after gzip -9 of what a page loads with an empty cache, in a browser. */
export interface FirstLoad {
  html: number;
  css: number;
  javascript: number;
  /** HTML, style sheets and scripts that block. Scripts of both sites are deferred. */
  critical: number;
  /** Everything but fonts. */
  total: number;
}

/** Wait after hydration, in milliseconds: what a page then still asks for belongs to its first load. */
const SETTLE_MS = 300;

/** Serves a built site below `/docs/` on a free port. */
export async function serveBuild(folder: string): Promise<{ origin: string; stop: () => void }> {
  const handler = sirv(folder, { extensions: ['html'] });
  const server = http.createServer((request, response) => {
    request.url = (request.url ?? '/').replace(/^\/docs/, '') || '/';
    handler(request, response, () => void response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { origin: `http://127.0.0.1:${port}`, stop: () => void server.close() };
}

/** What is fetched in advance for other pages is no part of the first load. */
const isAhead = (response: Response): boolean =>
  /prefetch/.test(
    response.request().headers()['sec-purpose'] ?? response.request().headers().purpose ?? '',
  );

export async function measureFirstLoad(browser: Browser, address: string): Promise<FirstLoad> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const responses: Response[] = [];
  page.on('response', (response) => void responses.push(response));
  await page.goto(address);
  await page.waitForSelector('html[data-has-hydrated="true"]');
  await page.waitForTimeout(SETTLE_MS);
  const sum = { document: 0, stylesheet: 0, script: 0, other: 0 };
  for (const response of responses.filter((one) => one.ok() && !isAhead(one))) {
    const body = await response.body();
    const bytes = gzipSync(body, { level: constants.Z_BEST_COMPRESSION }).length;
    const type = response.request().resourceType();
    if (type !== 'font') {
      sum[type === 'document' || type === 'stylesheet' || type === 'script' ? type : 'other'] +=
        bytes;
    }
  }
  await context.close();
  const { document, stylesheet, script, other } = sum;
  return {
    html: document,
    css: stylesheet,
    javascript: script,
    critical: document + stylesheet,
    total: document + stylesheet + script + other,
  };
}
