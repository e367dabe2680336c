import type { Browser, Page, Request, Response } from '@playwright/test';
import { gzippedSize } from '../../../lib/page-weight';

/** Bytes after gzip -9 of what was loaded in a browser. */
export interface Loaded {
  css: number;
  javascript: number;
  /** HTML, pictures and data. */
  others: number;
  total: number;
  /** Files. */
  requests: number;
}

/** The page answers its reader: our client is ready, or React has taken over a page of stock Docusaurus. */
export const READY = 'html[data-ready], html[data-has-hydrated="true"]';

/** Wait after a page is ready, in milliseconds: what it then still asks for belongs to its first load. */
const SETTLE_MS = 300;

/** What is fetched in advance for other pages is no part of the first load. */
export function isAhead(request: Request): boolean {
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

/** The sizes of what the server answered; by address, so that a worker's script counts as well. */
export async function weigh(responses: readonly Pick<Response, 'url' | 'body'>[]): Promise<Loaded> {
  const loaded: Loaded = { css: 0, javascript: 0, others: 0, total: 0, requests: 0 };
  for (const response of responses) {
    const bytes = gzippedSize(await response.body());
    loaded[kindOf(response.url())] += bytes;
    loaded.total += bytes;
    loaded.requests += 1;
  }
  return loaded;
}

/** Opens a page with an empty cache and does something with it; the answers that the page got are in the list by then. */
async function withPage<T>(
  browser: Browser,
  address: string,
  use: (page: Page, answers: Response[]) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const answers: Response[] = [];
  context.on('response', (response) => {
    if (response.ok() && response.url().startsWith('http') && !isAhead(response.request())) {
      answers.push(response);
    }
  });
  await page.goto(address);
  await page.waitForSelector(READY);
  await page.waitForTimeout(SETTLE_MS);
  return use(page, answers).finally(() => context.close());
}

/** What a page loads before its reader does anything. */
export const measureFirstLoad = (browser: Browser, address: string): Promise<Loaded> =>
  withPage(browser, address, (_, answers) => weigh(answers));

/** What our page loads besides when its reader uses search: code, and the index among the others. */
export const measureSearch = (browser: Browser, address: string): Promise<Loaded> =>
  withPage(browser, address, async (page, answers) => {
    const before = answers.length;
    await page.keyboard.press('Control+k');
    await page.keyboard.type('storage');
    await page.locator('.DocSearch-Hit').first().waitFor();
    await page.waitForLoadState('networkidle');
    return weigh(answers.slice(before));
  });
