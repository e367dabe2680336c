import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { pathOfRoute } from '../../../../src/config/routes';
import { kindOf, searchKind } from '../../../../src/config/weight-budgets';
import { UsageError } from '../../../lib/command';
import { findChromium } from '../../../lib/find-chromium.mjs';
import { measureFirstLoad, measureSearch, type LoadWeight } from './first-load';
import { lighthouseRows, measureWithLighthouse } from './lighthouse';
import { Sites, type Build, type SiteKind } from './sites';
import { isFailure, median, row, tableOf, type Row, type SitePair } from './table';
import { tapRows } from './taps';

const BLOCK = '/apis';
/** The home page, a building block, and a reference page. */
const PAGES = ['/', BLOCK, '/reference/nodejs/storage/bucket-on'];
/** Number of builds per site. The median reduces the effect of other load on the machine. */
const BUILDS = 5;
/** Maximum memory of a build, in bytes. */
const MEMORY_LIMIT = 1.5 * 1024 ** 3;
/** Tolerance in bytes, because the hashes in a script affect its compressed size. */
const HASH_TOLERANCE = 100;

interface Bench {
  browser: Browser;
  sites: Sites;
  /** Number of Lighthouse runs per page and of repetitions per tap. */
  runs: number;
  /** Number of generated pages. */
  pages: number;
}

/** Measures both sites one after the other, because concurrent work would distort measurements. */
async function both<T>(measure: (kind: SiteKind) => Promise<T>): Promise<Required<SitePair<T>>> {
  const stock = await measure('stock');
  return { ours: await measure('ours'), stock };
}

const pageOf = async (sites: Sites, kind: SiteKind, page: string, generated = 0): Promise<string> =>
  (await sites.origin(kind, generated)) + pathOfRoute(page);

/** Compares the first load in a browser with the budgets of `check:weight`. The size of the search index has no target. */
async function bytes({ browser, sites }: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const page of PAGES) {
    const loads = await both(async (kind) =>
      measureFirstLoad(browser, await pageOf(sites, kind, page)),
    );
    const { budget } = kindOf(page);
    rows.push(
      row(`JavaScript of ${page}`, 'kB', budget.javascript, loads, (load) => load.javascript),
      row(`CSS of ${page}`, 'kB', budget.css, loads, (load) => load.css),
      row(`first load of ${page}`, 'kB', budget.total, loads, (load) => load.total),
      row(`requests of ${page}`, 'count', budget.requests, loads, (load) => load.requests),
    );
  }
  const { javascript, css, others } = await measureSearch(
    browser,
    await pageOf(sites, 'ours', BLOCK),
  );
  const code = javascript + css;
  const label = 'search: JavaScript and CSS';
  return [
    ...rows,
    { label, unit: 'kB', target: searchKind.budget.total, ours: code },
    { label: 'search: index', unit: 'kB', ours: others },
  ];
}

async function lighthouse({ sites, runs }: Bench): Promise<Row[]> {
  const rows: Row[] = [];
  for (const page of PAGES) {
    const values = await both(async (kind) =>
      measureWithLighthouse(await pageOf(sites, kind, page), runs),
    );
    rows.push(...lighthouseRows(page, values));
  }
  return rows;
}

/** Measures only our site, because stock Docusaurus has other controls. */
const taps = async ({ browser, sites, runs }: Bench): Promise<Row[]> =>
  tapRows(browser, await pageOf(sites, 'ours', BLOCK), runs);

/** Additional JavaScript in the first load if the site has 1,000 more pages. */
async function growth({ browser, sites, pages }: Bench): Promise<Row[]> {
  const grown = await both(async (kind) => {
    const load = async (generated: number): Promise<LoadWeight> =>
      measureFirstLoad(browser, await pageOf(sites, kind, BLOCK, generated));
    const added = (await load(pages)).javascript - (await load(0)).javascript;
    return Math.abs(added) < HASH_TOLERANCE ? 0 : (added / pages) * 1000;
  });
  return [{ label: 'growth of JavaScript for 1,000 more pages', unit: 'kB', target: 0, ...grown }];
}

/** Builds both sites alternately without caches. The target is the time of stock. */
async function build({ sites, pages }: Bench): Promise<Row[]> {
  const builds: Required<SitePair<Build[]>> = { ours: [], stock: [] };
  for (let index = 0; index < BUILDS; index += 1) {
    await both(async (kind) => builds[kind].push(await sites.build(kind, 0)));
  }
  const large = await both((kind) => sites.firstBuild(kind, pages));
  const seconds = (all: readonly Build[]): number => median(all.map((one) => one.seconds));
  const peakBytes = (all: readonly Build[]): number => Math.max(...all.map((one) => one.peakBytes));
  return [
    row('cold build of the current site', 's', seconds(builds.stock), builds, seconds),
    row('peak memory of the build of the current site', 'GiB', MEMORY_LIMIT, builds, peakBytes),
    row(
      `cold build of ${pages.toLocaleString('en')} more pages`,
      's',
      large.stock.seconds,
      large,
      (one) => one.seconds,
    ),
  ];
}

const parts = { bytes, lighthouse, taps, growth, build };

function readOptions(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', default: Object.keys(parts).join(',') },
      runs: { type: 'string', default: '5' },
      pages: { type: 'string', default: '2500' },
    },
  });
  const only = values.only.split(',');
  const wrong = only.find((name) => !(name in parts));
  if (wrong !== undefined) {
    throw new UsageError(
      `Unknown part --only ${wrong}. Accepted: ${Object.keys(parts).join(', ')}, separated by commas.`,
    );
  }
  const [runs, pages] = [Number(values.runs), Number(values.pages)];
  if (!(runs >= 1 && pages >= 1)) {
    throw new UsageError('--runs and --pages must be positive integers.');
  }
  return { only, runs, pages };
}

/**
 * Serves our site and stock Docusaurus with the same pages, and prints the measurements with their targets.
 * @returns whether all targets that don't depend on the machine are met
 */
export async function benchWeight(args: readonly string[]): Promise<boolean> {
  const { only, runs, pages } = readOptions(args);
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const sites = new Sites();
  const rows: Row[] = [];
  try {
    for (const [name, measure] of Object.entries(parts)) {
      if (only.includes(name)) {
        console.log(`  measuring ${name}`);
        rows.push(...(await measure({ browser, sites, runs, pages })));
      }
    }
  } finally {
    await browser.close();
    await sites.close();
    if (rows.length > 0) {
      console.log(`\nkB are 1,000 bytes after gzip -9\n${tableOf(rows)}`);
    }
  }
  return !rows.some(isFailure);
}
