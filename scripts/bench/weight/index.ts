import { chromium, type Browser } from '@playwright/test';
import { BASE_URL } from '../../../src/config/site';
import { findChromium } from '../../lib/find-chromium.mjs';
import { withServer } from '../server';
import { typicalOf } from './build';
import { buildOurs, buildStock, builtBefore, type BuiltSite } from './built-site';
import { measureClick } from './click';
import { measureFirstLoad } from './first-load';
import { measureWithLighthouse } from './lighthouse';
import type { Part, WeightOptions } from './options';
import { isFailure, tableOf, type Row } from './table';
import {
  buildRow,
  clickRows,
  firstLoadRows,
  growthRow,
  lighthouseRows,
  memoryRow,
  type Both,
} from './targets';
import { Workplace } from './workplace';

const BLOCK = '/apis';
const REFERENCE = '/reference/nodejs/storage/bucket-on';
/** The home page, a block, a long page of text and samples, a page of a reference. */
const LIGHTHOUSE_PAGES = ['/', BLOCK, '/support/upgrade', REFERENCE];
/** One of the generated pages. */
const GENERATED_PAGE = '/guides/bench/part-0/page-0';

const addressOf = (route: string): string => BASE_URL + route.slice(1);

const say = (text: string): void => console.log(`  ${text}`);

/** Measures ours and stock alike, one after the other. */
async function ofBoth<T>(
  sites: Both<BuiltSite>,
  measure: (site: BuiltSite) => Promise<T>,
): Promise<Both<T>> {
  const ours = await measure(sites.ours);
  return { ours, stock: sites.stock && (await measure(sites.stock)) };
}

/** Pairs what was found of both sites, page by page. */
function byPage<T, R>(
  pages: readonly string[],
  found: Both<readonly T[]>,
  rows: (page: string, both: Both<T>) => R[],
): R[] {
  return pages.flatMap((page, index) => {
    const ours = found.ours[index];
    return ours === undefined ? [] : rows(page, { ours, stock: found.stock?.[index] });
  });
}

async function bytes(sites: Both<BuiltSite>, browser: Browser): Promise<Row[]> {
  const pages = [BLOCK, REFERENCE];
  const found = await ofBoth(sites, ({ folder }) =>
    withServer(folder, async (origin) => {
      const loads = [];
      for (const page of pages) {
        loads.push(await measureFirstLoad(browser, origin + addressOf(page)));
      }
      return loads;
    }),
  );
  return byPage(pages, found, firstLoadRows);
}

async function lighthouse(sites: Both<BuiltSite>, runs: number): Promise<Row[]> {
  const found = await ofBoth(sites, ({ folder }) =>
    withServer(folder, (origin) =>
      measureWithLighthouse(
        LIGHTHOUSE_PAGES.map((page) => origin + addressOf(page)),
        runs,
      ),
    ),
  );
  return byPage(LIGHTHOUSE_PAGES, found, lighthouseRows);
}

async function click(sites: Both<BuiltSite>, browser: Browser): Promise<Row[]> {
  const found = await ofBoth(sites, ({ folder }) =>
    withServer(folder, (origin) =>
      measureClick(browser, origin + addressOf('/'), addressOf(BLOCK)),
    ),
  );
  return clickRows(found);
}

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
  return [buildRow("today's site", { ours: typicalOf(found.ours), stock: typicalOf(found.stock) })];
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
    click: () => click(sites, browser),
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

async function measureGenerated(
  { parts, counts }: WeightOptions,
  { browser, workplace }: Means,
): Promise<Row[]> {
  const load = ({ folder }: BuiltSite) =>
    withServer(folder, (origin) => measureFirstLoad(browser, origin + addressOf(GENERATED_PAGE)));
  const needed = parts.includes('growth') ? counts : counts.slice(-1);
  const found = [];
  for (const count of needed) {
    say(`building the sites with ${pagesText(count)}`);
    const sites = {
      stock: await buildStock(workplace, count),
      ours: await buildOurs(workplace, count),
    };
    found.push({
      count,
      loads: await ofBoth(sites, load),
      builds: { ours: sites.ours.figures, stock: sites.stock.figures },
    });
  }
  const [before, last] = [found.at(-2), found.at(-1)];
  if (!last) {
    return [];
  }
  return [
    ...(before && parts.includes('growth')
      ? [growthRow(before.loads, last.loads, last.count - before.count)]
      : []),
    ...(parts.includes('build')
      ? [
          buildRow(`${pagesText(last.count)}`, last.builds),
          memoryRow(`${pagesText(last.count)}`, last.builds),
        ]
      : []),
  ];
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
