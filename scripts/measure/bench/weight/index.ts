import { chromium, type Browser } from '@playwright/test';
import { BASE_URL } from '../../../../src/config/site';
import { findChromium } from '../../../lib/find-chromium.mjs';
import { withServer } from '../server';
import { typicalOf } from './build';
import { buildOurs, buildStock, builtBefore, type BuiltSite } from './built-site';
import { measureFirstLoad, measureSearch } from './first-load';
import { inTurn } from './in-turn';
import { measureWithLighthouse } from './lighthouse';
import type { Part, WeightOptions } from './options';
import { isFailure, tableOf, type Row } from './table';
import { measureTap, taps } from './taps';
import {
  buildRow,
  firstLoadRows,
  growthRow,
  lighthouseRows,
  memoryRow,
  searchRows,
  tapRows,
  type Both,
} from './targets';
import { Workplace } from './workplace';

const BLOCK = '/apis';
/** The home page, a block, a page of a reference. */
const PAGES = ['/', BLOCK, '/reference/nodejs/storage/bucket-on'];
/** One of the generated pages. */
const GENERATED_PAGE = '/guides/bench/part-0/page-0';

const addressOf = (route: string): string => BASE_URL + route.slice(1);

const say = (text: string): void => console.log(`  ${text}`);

/** Measures `PAGES` of ours and of stock alike, one site after the other. */
async function pageRows<T>(
  sites: Both<BuiltSite>,
  measure: (addresses: readonly string[]) => Promise<T[]>,
  rows: (page: string, found: Both<T>) => Row[],
): Promise<Row[]> {
  const measureSite = ({ folder }: BuiltSite): Promise<T[]> =>
    withServer(folder, (origin) => measure(PAGES.map((page) => origin + addressOf(page))));
  const ours = await measureSite(sites.ours);
  const stock = sites.stock && (await measureSite(sites.stock));
  return ours.flatMap((found, index) =>
    rows(PAGES[index] ?? '', { ours: found, stock: stock?.[index] }),
  );
}

async function bytes(sites: Both<BuiltSite>, browser: Browser): Promise<Row[]> {
  const rows = await pageRows(
    sites,
    (addresses) => inTurn(addresses, (address) => measureFirstLoad(browser, address)),
    firstLoadRows,
  );
  const search = await withServer(sites.ours.folder, (origin) =>
    measureSearch(browser, origin + addressOf(BLOCK)),
  );
  return [...rows, ...searchRows(search)];
}

const lighthouse = (sites: Both<BuiltSite>, runs: number): Promise<Row[]> =>
  pageRows(sites, (addresses) => measureWithLighthouse(addresses, runs), lighthouseRows);

/** Stock has other controls: its taps aren't compared. */
const tapping = ({ ours }: Both<BuiltSite>, browser: Browser, runs: number): Promise<Row[]> =>
  withServer(ours.folder, async (origin) => {
    const address = origin + addressOf(BLOCK);
    const found = await inTurn(taps, async (tap) => ({
      tap,
      results: await inTurn(Array.from({ length: runs }), () => measureTap(browser, address, tap)),
    }));
    return tapRows(found);
  });

/** Both sites of today's pages: built, or as the options name them; one that is named alone stands without the other. */
async function sitesOfToday(
  { built, parts }: WeightOptions,
  workplace: Workplace,
): Promise<Both<BuiltSite>> {
  const stock = built.stock === undefined ? undefined : builtBefore(built.stock, '--stock');
  if (built.ours !== undefined) {
    return { ours: builtBefore(built.ours, '--ours'), stock };
  }
  say(`building the sites of today's pages for ${parts.join(', ')}`);
  return {
    stock: stock ?? (await buildStock(workplace, 0)),
    ours: await buildOurs(workplace, 0),
  };
}

const isOfBench = (site: BuiltSite | undefined): site is Required<BuiltSite> =>
  site?.rebuild !== undefined;

/** How often today's site is built: the machine may be slower during one of two builds than during the other. */
const BUILDS = 5;

/** Builds both sites in turn; the builds that they were made by are the first ones. */
async function build({ ours, stock }: Both<BuiltSite>): Promise<Row[]> {
  if (!isOfBench(ours) || !isOfBench(stock)) {
    return [];
  }
  const found = { ours: [ours.figures], stock: [stock.figures] };
  while (found.ours.length < BUILDS) {
    found.stock.push(await stock.rebuild());
    found.ours.push(await ours.rebuild());
  }
  const what = "today's site";
  const builds = { ours: typicalOf(found.ours), stock: typicalOf(found.stock) };
  return [buildRow(what, builds), memoryRow(what, builds)];
}

/** What measuring takes. */
interface Means {
  browser: Browser;
  workplace: Workplace;
}

async function measureToday(
  options: WeightOptions,
  { browser, workplace }: Means,
  found: (rows: readonly Row[]) => void,
): Promise<void> {
  const sites = await sitesOfToday(options, workplace);
  const measures: Partial<Record<Part, () => Promise<Row[]>>> = {
    bytes: () => bytes(sites, browser),
    lighthouse: () => lighthouse(sites, options.runs),
    taps: () => tapping(sites, browser, options.runs),
    build: () => build(sites),
  };
  for (const part of options.parts) {
    const measure = measures[part];
    if (measure) {
      say(`measuring ${part}`);
      found(await measure());
    }
  }
}

const pagesText = (count: number): string => `${count.toLocaleString('en')} more pages`;

/** Builds both sites with generated pages and loads one of those. */
async function measureCount(count: number, { browser, workplace }: Means) {
  say(`building the sites with ${pagesText(count)}`);
  const stock = await buildStock(workplace, count);
  const ours = await buildOurs(workplace, count);
  const load = ({ folder }: BuiltSite) =>
    withServer(folder, (origin) => measureFirstLoad(browser, origin + addressOf(GENERATED_PAGE)));
  return {
    count,
    loads: { ours: await load(ours), stock: await load(stock) },
    builds: { ours: ours.figures, stock: stock.figures },
  };
}

async function measureGenerated({ parts, counts }: WeightOptions, means: Means): Promise<Row[]> {
  const needed = parts.includes('growth') ? counts : counts.slice(-1);
  const found = await inTurn(needed, (count) => measureCount(count, means));
  const [before, last] = [found.at(-2), found.at(-1)];
  const rows: Row[] = [];
  if (before && last) {
    rows.push(growthRow(before.loads, last.loads, last.count - before.count));
  }
  if (last && parts.includes('build')) {
    rows.push(buildRow(pagesText(last.count), last.builds));
  }
  return rows;
}

const GENERATED_PARTS: readonly Part[] = ['growth', 'build'];

/**
 * Builds our site and stock Docusaurus from the same pages, serves both with the project's own server and prints what was found
 * beside its target.
 * @returns whether all targets that don't depend on the clock are met
 */
export async function benchWeight(options: WeightOptions): Promise<boolean> {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const means: Means = { browser, workplace: new Workplace() };
  const rows: Row[] = [];
  try {
    if (options.parts.some((part) => part !== 'growth')) {
      await measureToday(options, means, (part) => void rows.push(...part));
    }
    if (options.parts.some((part) => GENERATED_PARTS.includes(part))) {
      rows.push(...(await measureGenerated(options, means)));
    }
  } finally {
    await browser.close();
    means.workplace.remove();
    if (rows.length > 0) {
      console.log(`\nkB are 1,000 bytes after gzip -9\n${tableOf(rows)}`);
    }
  }
  return !rows.some(isFailure);
}
