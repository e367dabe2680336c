import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { readContentPages } from '../../../plugins/content-inventory';
import { KILOBYTE } from '../../../src/config/weight-budgets';
import { findChromium } from '../../lib/find-chromium.mjs';
import { buildSite, type BuildFigures } from './build';
import { measureFirstLoad, serveBuild, type FirstLoad } from './first-load';
import { createOurSite, createStockSite } from './sites';

/** Generated pages of the sites that are compared: growth is read between the last two. */
const PAGE_COUNTS = [150, 600, 2500];
/** The most that the first load may grow for 1,000 pages, in bytes. */
const GROWTH_LIMIT = 1 * KILOBYTE;
/** The most memory that a build of the largest site may hold, in bytes. */
const MEMORY_LIMIT = 2.5 * 1024 ** 3;
/** One of the generated pages. */
const PAGE = '/docs/guides/bench/part-1/page-60';

interface Figures {
  load: FirstLoad;
  build: BuildFigures;
}

async function measure(create: (folder: string) => void, browser: Browser): Promise<Figures> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-weight-'));
  try {
    create(folder);
    const build = await buildSite(folder);
    const site = await serveBuild(path.join(folder, 'build'));
    const load = await measureFirstLoad(browser, site.origin + PAGE).finally(site.stop);
    return { build, load };
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

const kB = (bytes: number): string => (bytes / KILOBYTE).toFixed(1);

function printLine(name: string, count: number, { load, build }: Figures): void {
  const { html, css, javascript, critical, total } = load;
  console.log(
    [
      name.padEnd(5),
      String(count).padStart(5),
      ...[javascript, css, html, critical, total].map((bytes) => kB(bytes).padStart(9)),
      build.seconds.toFixed(1).padStart(8),
      (build.peakBytes / 1024 ** 3).toFixed(2).padStart(8),
    ].join(' '),
  );
}

/** Bytes of the first load for 1,000 more pages. */
function growth(from: Figures, to: Figures, pages: number): number {
  return ((to.load.total - from.load.total) / pages) * 1000;
}

/**
 * Builds our site and stock Docusaurus with the same generated pages, prints what a page of each loads first, how that grows with
 * the number of pages, and what the builds need.
 * @param counts how many pages to generate
 * @returns whether ours is within the limits and not slower to build than stock
 */
export async function benchWeight(counts: readonly number[] = PAGE_COUNTS): Promise<boolean> {
  const root = path.resolve(__dirname, '../../..');
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const ours: Figures[] = [];
  const stock: Figures[] = [];
  // Stock has as many pages as ours, which has its own beside the generated ones.
  const own = readContentPages(root).size;
  console.log('First load in kB (gzip -9); build in s and GiB');
  console.log('site  pages        JS       CSS      HTML  critical     total    build   memory');
  try {
    for (const count of counts) {
      stock.push(await measure((folder) => createStockSite(root, folder, own + count), browser));
      printLine('stock', own + count, stock.at(-1) as Figures);
      ours.push(await measure((folder) => createOurSite(root, folder, count), browser));
      printLine('ours', own + count, ours.at(-1) as Figures);
    }
  } finally {
    await browser.close();
  }
  return isWithinLimits(counts, ours, stock);
}

function isWithinLimits(
  counts: readonly number[],
  ours: readonly Figures[],
  stock: readonly Figures[],
): boolean {
  const [before, after] = [ours.at(-2), ours.at(-1)];
  const [stockBefore, stockAfter] = [stock.at(-2), stock.at(-1)];
  if (!after || !stockAfter) {
    return false;
  }
  let isEnough = after.build.peakBytes <= MEMORY_LIMIT;
  console.log(`memory of the largest build: ${isEnough ? 'enough' : 'NOT enough'}`);
  const isSlower = after.build.seconds > stockAfter.build.seconds;
  console.log(
    `build of the largest site: ${isSlower ? 'SLOWER than stock' : 'not slower than stock'}`,
  );
  if (before && stockBefore) {
    const pages = (counts.at(-1) ?? 0) - (counts.at(-2) ?? 0);
    const own = growth(before, after, pages);
    console.log(
      `growth for 1,000 pages: ${kB(own)} kB, stock ${kB(growth(stockBefore, stockAfter, pages))} kB`,
    );
    isEnough &&= own <= GROWTH_LIMIT;
  }
  return isEnough && !isSlower;
}
