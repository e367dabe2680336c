// npm run search:bench: what search costs a reader, on the built site and on a generated one of 10,000 pages, beside the
// goals. It judges and never fails: times depend on the machine. Chromium runs with the page's CPU slowed down 4 times.
// Sizes are those of Brotli. `-- --runs 5` measures more often; every figure is the median of the runs, with the least and the
// most of noisy ones.
import fs from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { SEARCH_MANIFEST_FILE } from '../../src/contracts/search-index';
import { searchKind } from '../../src/config/weight-budgets';
import { findChromium } from '../lib/find-chromium.mjs';
import { textTable } from '../lib/text-table';
import { measureRun, percentile, type Run, type Typing } from './bench/browser';
import { filesOf, GENERATED, generateShards } from './bench/corpus';
import { BASELINE_ROWS, measureBaseline } from './bench/baseline';
import { serve } from './bench/site';
import { BUILD_FOLDER, readShards } from './read-index';

const DEFAULT_RUNS = 3;

interface Measure {
  name: string;
  value: (run: Run) => number;
  unit: 'kB' | 'ms';
  /** What is wanted today and at 10,000 pages, in bytes or milliseconds. */
  goals: readonly [today: number, generated: number] | undefined;
  /** Whether it is the same in each run. */
  isExact: boolean;
}

type Goals = Measure['goals'];

const bytes = (name: string, value: Measure['value'], goals?: Goals): Measure => ({
  name,
  value,
  unit: 'kB',
  goals,
  isExact: true,
});
const time = (name: string, value: Measure['value'], goals?: Goals): Measure => ({
  name,
  value,
  unit: 'ms',
  goals,
  isExact: false,
});

const CODE_BUDGET = searchKind.budget.total;

const measures: readonly Measure[] = [
  bytes('Index before a reader wants it', (run) => run.indexBefore, [0, 0]),
  bytes('Code to the first result', (run) => run.codeToFirst, [CODE_BUDGET, CODE_BUDGET]),
  bytes('Index to the first result', (run) => run.indexToFirst),
  bytes('Index that follows', (run) => run.indexLater),
  time('From hover to the first result', (run) => run.hoverToFirst),
  time('From a letter to results, p50', (run) => run.p50),
  time('From a letter to results, p95', (run) => run.p95, [16, 50]),
  time('  without other programs, p50', (run) => run.ownP50),
  time('  without other programs, p95', (run) => run.ownP95, [16, 50]),
  time('Longest task of a letter, p95', (run) => run.taskP95, [16, 16]),
  time('  without other programs, p95', (run) => run.ownTaskP95, [16, 16]),
];

const inUnit = (value: number, unit: Measure['unit']): string =>
  unit === 'kB' ? `${(value / 1000).toFixed(1)} kB` : `${value.toFixed(1)} ms`;

/** The median with the goal and whether it is met; for times also how far the runs are apart. */
function cellOf(
  { value, unit, goals, isExact }: Measure,
  runs: readonly Run[],
  site: 0 | 1,
): string {
  const values = runs.map(value);
  const median = percentile(values, 0.5);
  const goal = goals?.[site];
  const spread = isExact
    ? ''
    : ` (${Math.min(...values).toFixed(0)} to ${Math.max(...values).toFixed(0)})`;
  const verdict =
    goal === undefined ? '' : `  goal ${inUnit(goal, unit)}: ${median <= goal ? 'met' : 'MISSED'}`;
  return `${inUnit(median, unit)}${spread}${verdict}`;
}

async function measureSite(
  browser: Browser,
  generated: ReadonlyMap<string, string>,
  count: number,
): Promise<Run[]> {
  const runs: Run[] = [];
  for (let run = 0; run < count; run += 1) {
    const site = await serve(generated);
    runs.push(await measureRun(browser, site).finally(site.close));
  }
  return runs;
}

/** What no search with a worker can stay under on this machine now. */
async function baselineOf(browser: Browser, count: number): Promise<string> {
  const runs: Typing[] = [];
  for (let run = 0; run < count; run += 1) {
    runs.push(await measureBaseline(browser));
  }
  const median = (value: (typing: Typing) => number): string =>
    inUnit(percentile(runs.map(value), 0.5), 'ms');
  return (
    `A bare page with a field, a worker that answers at once and ${BASELINE_ROWS} rows needs on this machine, now: ` +
    `p50 ${median(({ p50 }) => p50)}, p95 ${median(({ p95 }) => p95)} from a letter to results ` +
    `(${median(({ ownP50 }) => ownP50)} and ${median(({ ownP95 }) => ownP95)} without other programs), longest task p95 ` +
    `${median(({ taskP95 }) => taskP95)} (${median(({ ownTaskP95 }) => ownTaskP95)}). A search with a worker can't need less.`
  );
}

function runsWanted(args: readonly string[]): number {
  const at = args.indexOf('--runs');
  const runs = at < 0 ? DEFAULT_RUNS : Number(args[at + 1]);
  if (!Number.isInteger(runs) || runs < 1) {
    throw new Error(`--runs ${args[at + 1] ?? ''}: not accepted. Write a whole number from 1.`);
  }
  return runs;
}

async function bench(): Promise<void> {
  if (!fs.existsSync(path.join(BUILD_FOLDER, SEARCH_MANIFEST_FILE))) {
    throw new Error(`${BUILD_FOLDER}: no built site. Run npm run build first.`);
  }
  const count = runsWanted(process.argv.slice(2));
  const shards = readShards(BUILD_FOLDER);
  const pages = shards.reduce((total, { titles }) => total + titles.length, 0);
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    const today = await measureSite(browser, new Map(), count);
    const generated = await measureSite(browser, filesOf(generateShards(shards)), count);
    const columns = [`today, ${pages} pages`, `${GENERATED.pages} generated pages`];
    const rows = measures.map((each) => [
      each.name,
      cellOf(each, today, 0),
      cellOf(each, generated, 1),
    ]);
    console.log(textTable([['', ...columns], ...rows], () => false));
    console.log(`\n${await baselineOf(browser, count)}`);
    console.log(
      `Medians of ${count} runs (least to most). Times by the clock are noisy on a machine that does other work; "without other programs" is the time of the page's thread and of the worker alone. ${today[0]?.letters ?? 0} letters a run.`,
    );
    console.log(
      `The generated site has ${GENERATED.outsideReferences} pages outside the SDK references, and further SDK versions of ${GENERATED.pagesOfVersion} pages.`,
    );
  } finally {
    await browser.close();
  }
}

bench().catch((error: unknown) => {
  console.error(`search:bench: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
