import type { Browser, Page, Request, Response } from '@playwright/test';
import { gzippedSize } from '../../../lib/page-weight';

/** The files that a browser loaded, in bytes after gzip -9. */
export interface LoadWeight {
  css: number;
  javascript: number;
  /** HTML, images, and data. */
  others: number;
  total: number;
  /** Number of files. */
  requests: number;
}

/** Matches an interactive page: our client is ready, or React has hydrated a page of stock Docusaurus. */
export const READY = 'html[data-ready], html[data-has-hydrated="true"]';

/** Requests within this time after a page is ready belong to its first load, in milliseconds. */
const SETTLE_MS = 300;

/** Prefetches for other pages aren't part of the first load. */
export function isPrefetch(request: Request): boolean {
  const headers = request.headers();
  return /prefetch/.test(headers['sec-purpose'] ?? headers.purpose ?? '');
}

function kindOf(address: string): 'css' | 'javascript' | 'others' {
  const { pathname } = new URL(address);
  if (pathname.endsWith('.css')) {
    return 'css';
  }
  return pathname.endsWith('.js') ? 'javascript' : 'others';
}

/** Sums up responses by file extension, so that scripts of workers are included. */
export async function weigh(
  responses: readonly Pick<Response, 'url' | 'body'>[],
): Promise<LoadWeight> {
  const loaded: LoadWeight = { css: 0, javascript: 0, others: 0, total: 0, requests: 0 };
  for (const response of responses) {
    const bytes = gzippedSize(await response.body());
    loaded[kindOf(response.url())] += bytes;
    loaded.total += bytes;
    loaded.requests += 1;
  }
  return loaded;
}

/** Opens a page with an empty cache. `responses` contains the responses so far and is updated during `use`. */
async function withPage<T>(
  browser: Browser,
  address: string,
  use: (page: Page, responses: Response[]) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const responses: Response[] = [];
  context.on('response', (response) => {
    if (response.ok() && response.url().startsWith('http') && !isPrefetch(response.request())) {
      responses.push(response);
    }
  });
  await page.goto(address);
  await page.waitForSelector(READY);
  await page.waitForTimeout(SETTLE_MS);
  return use(page, responses).finally(() => context.close());
}

/** Measures what a page loads before any interaction. */
export const measureFirstLoad = (browser: Browser, address: string): Promise<LoadWeight> =>
  withPage(browser, address, (_, responses) => weigh(responses));

/** Measures what our page additionally loads for search. The index counts as `others`. */
export const measureSearch = (browser: Browser, address: string): Promise<LoadWeight> =>
  withPage(browser, address, async (page, responses) => {
    const before = responses.length;
    await page.keyboard.press('Control+k');
    await page.keyboard.type('storage');
    await page.locator('.DocSearch-Hit').first().waitFor();
    await page.waitForLoadState('networkidle');
    return weigh(responses.slice(before));
  });
