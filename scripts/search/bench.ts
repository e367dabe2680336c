// npm run search:bench: what search costs a reader, on the built site and on a generated corpus of 10,000 pages. Prints
// numbers beside the goals and judges none: times depend on the machine. Chromium runs with its CPU slowed down 4 times.
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import zlib from 'node:zlib';
import { chromium, type Browser, type Page } from '@playwright/test';
import sirv from 'sirv';
import { BASE_URL } from '../../src/config/site';
import {
  SEARCH_MANIFEST_FILE,
  type SearchTexts,
  type SearchTitles,
} from '../../src/contracts/search-index';
import { findChromium } from '../lib/find-chromium.mjs';
import { BUILD_FOLDER, readShards, type ShardContent } from './read-index';

const PAGES = 10_000;
const CPU_SLOWDOWN = 4;
const QUERIES = ['storage', 'delete a file', 'secerts', 'getUploadUrl', 'how do I deploy'] as const;
const SEARCH_FILE = /search-index\.json|assets\/search\//;

/** More of the same pages, each under an address of its own, with a word that no other page has. */
function grow({ id, titles, texts }: ShardContent): ShardContent {
  const more: { titles: SearchTitles; texts: SearchTexts } = { titles: [], texts: [] };
  for (let number = 0; number < PAGES; number += 1) {
    const from = number % titles.length;
    const [route = '/', title = '', description = '', headings = []] = titles[from] ?? [];
    more.titles.push([
      `${route}-${number}`,
      `${title} ${number.toString(36)}x`,
      description,
      headings,
    ]);
    more.texts.push(texts[from] ?? []);
  }
  return { id, ...more };
}

interface Site {
  address: string;
  /** Brotli size of a file that was served. */
  sizeOf: (url: string) => number;
  close: () => void;
}

/** Serves the build; files of `generated` stand in for those of the build. */
async function serve(generated: ReadonlyMap<string, string>): Promise<Site> {
  const files = sirv(BUILD_FOLDER, { extensions: ['html'] });
  const server = http.createServer((request, response) => {
    request.url = `/${(request.url ?? '').slice(BASE_URL.length)}`;
    const content = generated.get(request.url.slice(1));
    if (content === undefined) {
      files(request, response, () => {
        response.writeHead(404).end();
      });
    } else {
      response.writeHead(200, { 'content-type': 'application/json' }).end(content);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const sizeOf = (url: string): number => {
    const file = new URL(url).pathname.slice(BASE_URL.length);
    const content = generated.get(file) ?? fs.readFileSync(path.join(BUILD_FOLDER, file));
    return brotliSize(Buffer.from(content));
  };
  const close = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { address: `http://127.0.0.1:${port}${BASE_URL}`, close, sizeOf };
}

function generatedSite(): Map<string, string> {
  const [main] = readShards(BUILD_FOLDER);
  if (!main) {
    throw new Error(`${SEARCH_MANIFEST_FILE} has no shard. Build the site again.`);
  }
  const { id, titles, texts } = grow(main);
  const shard = { id, titles: 'bench.titles.json', texts: 'bench.texts.json' };
  return new Map([
    [SEARCH_MANIFEST_FILE, JSON.stringify({ shards: [shard] })],
    [shard.titles, JSON.stringify(titles)],
    [shard.texts, JSON.stringify(texts)],
  ]);
}

const brotliSize = (content: Buffer): number => zlib.brotliCompressSync(content).length;
const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const ms = (time: number): string => `${time.toFixed(1)} ms`;

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Types a query letter by letter; times from each letter to the answer of the newest search, in milliseconds. */
async function typeAndTime(page: Page, query: string): Promise<number[]> {
  const times: number[] = [];
  await page.locator('.DocSearch-Input').fill('');
  for (const letter of query) {
    await page.evaluate(() => {
      const container = document.querySelector('.DocSearch-Dropdown');
      const input = document.querySelector('.DocSearch-Input');
      const bench = window as unknown as { took?: Promise<number> };
      bench.took = new Promise((resolve) => {
        let start = 0;
        input?.addEventListener('input', () => (start = performance.now()), {
          once: true,
          capture: true,
        });
        const observer = new MutationObserver(() => {
          observer.disconnect();
          resolve(performance.now() - start);
        });
        if (container) {
          observer.observe(container, { childList: true, subtree: true, characterData: true });
        }
        // A letter that changes nothing to see.
        setTimeout(() => resolve(-1), 1500);
      });
    });
    await page.keyboard.type(letter);
    times.push(await page.evaluate(() => (window as unknown as { took: Promise<number> }).took));
  }
  return times.filter((time) => time >= 0);
}

async function measure(browser: Browser, site: Site, name: string): Promise<void> {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  let isWanted = false;
  let before = 0;
  const urls = new Set<string>();
  page.on('response', (response) => {
    if (isWanted) {
      urls.add(response.url());
    } else if (SEARCH_FILE.test(response.url())) {
      before += 1;
    }
  });
  await page.goto(`${site.address}faq`, { waitUntil: 'networkidle' });
  isWanted = true;
  const start = performance.now();
  await page.getByRole('banner').getByRole('button', { name: 'Search docs' }).click();
  await page.locator('.DocSearch-Input').fill('storage');
  await page.locator('.DocSearch-Hit').first().waitFor();
  const ready = performance.now() - start;
  await page.waitForLoadState('networkidle');
  const loaded = [...urls].map((url) => ({ url, size: site.sizeOf(url) }));
  const isLate = (url: string): boolean => url.includes('.texts.');
  const total = (list: typeof loaded): number => list.reduce((sum, { size }) => sum + size, 0);

  const times: number[] = [];
  await page.evaluate(() => {
    const bench = window as unknown as { longest: number };
    bench.longest = 0;
    new PerformanceObserver((list) => {
      list
        .getEntries()
        .forEach(({ duration }) => (bench.longest = Math.max(bench.longest, duration)));
    }).observe({ type: 'longtask' });
  });
  for (const query of QUERIES) {
    times.push(...(await typeAndTime(page, query)));
  }
  times.sort((a, b) => a - b);
  const longest = await page.evaluate(() => (window as unknown as { longest: number }).longest);
  console.log(
    [
      `${name}:`,
      `  requests of search before a reader wants it  ${before} (goal 0)`,
      `  Brotli bytes to the first result             ${kB(total(loaded.filter(({ url }) => !isLate(url))))} (goal 40 kB; 120 kB at 10,000 pages)`,
      `  Brotli bytes of the texts that follow        ${kB(total(loaded.filter(({ url }) => isLate(url))))}`,
      `  from click to the first results              ${ms(ready)}`,
      `  from keystroke to results, p50 / p95         ${ms(percentile(times, 0.5))} / ${ms(percentile(times, 0.95))} (goal p95 16 ms; 50 ms at 10,000 pages)`,
      `  longest task of the page's thread            ${longest > 0 ? ms(longest) : 'under 50 ms'} (goal 16 ms)`,
    ].join('\n'),
  );
  await page.close();
}

async function bench(): Promise<void> {
  if (!fs.existsSync(path.join(BUILD_FOLDER, SEARCH_MANIFEST_FILE))) {
    throw new Error(`${BUILD_FOLDER}: no built site. Run npm run build first.`);
  }
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox'],
  });
  try {
    for (const [name, generated] of [
      ['the built site', new Map<string, string>()],
      [`${PAGES} pages`, generatedSite()],
    ] as const) {
      const site = await serve(generated);
      await measure(browser, site, name).finally(site.close);
    }
  } finally {
    await browser.close();
  }
}

bench().catch((error: unknown) => {
  console.error(`search:bench: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
