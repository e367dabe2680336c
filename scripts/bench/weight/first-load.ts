import { constants, gzipSync } from 'node:zlib';
import type { Browser, Request, Response } from '@playwright/test';
import { load } from 'cheerio';

/** Bytes after gzip -9 of what a page loads with an empty cache, in a browser. */
export interface FirstLoad {
  html: number;
  css: number;
  javascript: number;
  /** HTML, style sheets and scripts that block. */
  critical: number;
  /** Everything but fonts. */
  total: number;
}

/** Wait after hydration, in milliseconds: what a page then still asks for belongs to its first load. */
const SETTLE_MS = 300;

/** What is fetched in advance for other pages is no part of the first load. */
export function isAhead(request: Request): boolean {
  const headers = request.headers();
  return /prefetch/.test(headers['sec-purpose'] ?? headers.purpose ?? '');
}

/**
 * Addresses of the scripts that a page's text waits for, from the HTML as it was sent: scripts add others that don't block, and
 * a script whose type isn't JavaScript's is none for a browser.
 */
export const blockingScripts = (html: string, address: string): ReadonlySet<string> =>
  new Set(
    load(html)('script[src]:not([defer]):not([async])')
      .filter((_, script) => /^(text\/javascript)?$/.test(script.attribs.type ?? ''))
      .toArray()
      .map((script) => new URL(script.attribs.src ?? '', address).href),
  );

export async function measureFirstLoad(browser: Browser, address: string): Promise<FirstLoad> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const responses: Response[] = [];
  page.on('response', (response) => void responses.push(response));
  const html = (await (await page.goto(address))?.text()) ?? '';
  await page.waitForSelector('html[data-has-hydrated="true"]');
  await page.waitForTimeout(SETTLE_MS);
  const blocking = blockingScripts(html, address);
  let blockingBytes = 0;
  const sum = { document: 0, stylesheet: 0, script: 0, other: 0 };
  for (const response of responses.filter((one) => one.ok() && !isAhead(one.request()))) {
    const body = await response.body();
    const bytes = gzipSync(body, { level: constants.Z_BEST_COMPRESSION }).length;
    const type = response.request().resourceType();
    blockingBytes += blocking.has(response.url()) ? bytes : 0;
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
    critical: document + stylesheet + blockingBytes,
    total: document + stylesheet + script + other,
  };
}
