import { chromium, type Browser } from '@playwright/test';
import { BASE_URL } from '../../../../src/config/site';
import { findChromium } from '../../../lib/find-chromium.mjs';
import { withServer } from '../server';
import { summarizeBuilds } from './build';
import { buildOurs, buildStock, existingSite, type BuiltSite } from './built-site';
import { measureFirstLoad, measureSearch } from './first-load';
import { mapSequentially } from './map-sequentially';
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
  type SitePair,
} from './targets';
import { TempDirs } from './temp-dirs';

const BLOCK = '/apis';
/** The home page, a building block, and a reference page. */
const PAGES = ['/', BLOCK, '/reference/nodejs/storage/bucket-on'];
const GENERATED_PAGE = '/guides/bench/part-0/page-0';

const addressOf = (route: string): string => BASE_URL + route.slice(1);

const log = (text: string): void => console.log(`  ${text}`);

/** Measures `PAGES` of both sites sequentially. */
async function pageRows<T>(
  sites: SitePair<BuiltSite>,
  measure: (addresses: readonly string[]) => Promise<T[]>,
  rows: (page: string, found: SitePair<T>) => Row[],
): Promise<Row[]> {
  const measureSite = ({ folder }: BuiltSite): Promise<T[]> =>
    withServer(folder, (origin) => measure(PAGES.map((page) => origin + addressOf(page))));
  const ours = await measureSite(sites.ours);
  const stock = sites.stock && (await measureSite(sites.stock));
  return ours.flatMap((found, index) =>
    rows(PAGES[index] ?? '', { ours: found, stock: stock?.[index] }),
  );
}

async function bytes(sites: SitePair<BuiltSite>, browser: Browser): Promise<Row[]> {
  const rows = await pageRows(
    sites,
    (addresses) => mapSequentially(addresses, (address) => measureFirstLoad(browser, address)),
    firstLoadRows,
  );
  const search = await withServer(sites.ours.folder, (origin) =>
    measureSearch(browser, origin + addressOf(BLOCK)),
  );
  return [...rows, ...searchRows(search)];
}

const lighthouse = (sites: SitePair<BuiltSite>, runs: number): Promise<Row[]> =>
  pageRows(sites, (addresses) => measureWithLighthouse(addresses, runs), lighthouseRows);

/** Measures only our site, because stock Docusaurus has other controls. */
const measureTaps = (
  { ours }: SitePair<BuiltSite>,
  browser: Browser,
  runs: number,
): Promise<Row[]> =>
  withServer(ours.folder, async (origin) => {
    const address = origin + addressOf(BLOCK);
    const found = await mapSequentially(taps, async (tap) => ({
      tap,
      results: await mapSequentially(Array.from({ length: runs }), () =>
        measureTap(browser, address, tap),
      ),
    }));
    return tapRows(found);
  });

/** Builds both sites with the current pages, or uses existing builds. With only `--ours`, stock isn't measured. */
async function currentSites(
  { built, parts }: WeightOptions,
  tempDirs: TempDirs,
): Promise<SitePair<BuiltSite>> {
  const stock = built.stock === undefined ? undefined : existingSite(built.stock, '--stock');
  if (built.ours !== undefined) {
    return { ours: existingSite(built.ours, '--ours'), stock };
  }
  log(`building the sites with the current pages for ${parts.join(', ')}`);
  return {
    stock: stock ?? (await buildStock(tempDirs, 0)),
    ours: await buildOurs(tempDirs, 0),
  };
}

const isRebuildable = (site: BuiltSite | undefined): site is Required<BuiltSite> =>
  site?.rebuild !== undefined;

/** Number of builds per site. The median reduces the effect of other load on the machine. */
const BUILDS = 5;

/** Builds both sites alternately. The initial builds count as the first ones. */
async function build({ ours, stock }: SitePair<BuiltSite>): Promise<Row[]> {
  if (!isRebuildable(ours) || !isRebuildable(stock)) {
    return [];
  }
  const found = { ours: [ours.figures], stock: [stock.figures] };
  while (found.ours.length < BUILDS) {
    found.stock.push(await stock.rebuild());
    found.ours.push(await ours.rebuild());
  }
  const label = 'the current site';
  const builds = { ours: summarizeBuilds(found.ours), stock: summarizeBuilds(found.stock) };
  return [buildRow(label, builds), memoryRow(label, builds)];
}

interface BenchContext {
  browser: Browser;
  tempDirs: TempDirs;
}

async function measureCurrentSites(
  options: WeightOptions,
  { browser, tempDirs }: BenchContext,
  found: (rows: readonly Row[]) => void,
): Promise<void> {
  const sites = await currentSites(options, tempDirs);
  const measures: Partial<Record<Part, () => Promise<Row[]>>> = {
    bytes: () => bytes(sites, browser),
    lighthouse: () => lighthouse(sites, options.runs),
    taps: () => measureTaps(sites, browser, options.runs),
    build: () => build(sites),
  };
  for (const part of options.parts) {
    const measure = measures[part];
    if (measure) {
      log(`measuring ${part}`);
      found(await measure());
    }
  }
}

const pagesText = (count: number): string => `${count.toLocaleString('en')} more pages`;

/** Builds both sites with generated pages and loads one of these pages. */
async function measureCount(count: number, { browser, tempDirs }: BenchContext) {
  log(`building the sites with ${pagesText(count)}`);
  const stock = await buildStock(tempDirs, count);
  const ours = await buildOurs(tempDirs, count);
  const load = ({ folder }: BuiltSite) =>
    withServer(folder, (origin) => measureFirstLoad(browser, origin + addressOf(GENERATED_PAGE)));
  return {
    count,
    loads: { ours: await load(ours), stock: await load(stock) },
    builds: { ours: ours.figures, stock: stock.figures },
  };
}

async function measureGenerated(
  { parts, counts }: WeightOptions,
  context: BenchContext,
): Promise<Row[]> {
  const needed = parts.includes('growth') ? counts : counts.slice(-1);
  const found = await mapSequentially(needed, (count) => measureCount(count, context));
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
 * Builds our site and stock Docusaurus from the same pages, serves both with the server of this project, and prints the
 * measurements with their targets.
 * @returns whether all targets that don't depend on timing are met
 */
export async function benchWeight(options: WeightOptions): Promise<boolean> {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const context: BenchContext = { browser, tempDirs: new TempDirs() };
  const rows: Row[] = [];
  try {
    if (options.parts.some((part) => part !== 'growth')) {
      await measureCurrentSites(options, context, (part) => void rows.push(...part));
    }
    if (options.parts.some((part) => GENERATED_PARTS.includes(part))) {
      rows.push(...(await measureGenerated(options, context)));
    }
  } finally {
    await browser.close();
    context.tempDirs.remove();
    if (rows.length > 0) {
      console.log(`\nkB are 1,000 bytes after gzip -9\n${tableOf(rows)}`);
    }
  }
  return !rows.some(isFailure);
}
