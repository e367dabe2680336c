// npm run search:bench measures the size and speed of search on the built site and on a larger, generated site, and compares
// them with goals. Missing a goal is not a failure, because times depend on the machine. Chromium runs with the CPU slowed
// down 4 times. Sizes are after Brotli compression. Each figure is the median of several runs (`-- --runs 5`), and times
// include the range.
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { SEARCH_MANIFEST_FILE } from '../../src/contracts/search-index';
import { searchKind } from '../../src/config/weight-budgets';
import { runCommandLine, UsageError } from '../lib/command';
import { findChromium } from '../lib/find-chromium.mjs';
import { textTable } from '../lib/text-table';
import { measureRun, percentile, type Run } from './bench/browser';
import { filesOf, GENERATED, generateShards } from './bench/corpus';
import { serve } from './bench/site';
import { BUILD_FOLDER, readShards } from './read-index';

const DEFAULT_RUNS = 3;

/** A figure in bytes or milliseconds, with its goals for the built and the generated site. */
type Measure = readonly [
  name: string,
  value: (run: Run) => number,
  unit: 'kB' | 'ms',
  goals?: readonly [built: number, generated: number],
];

const CODE_BUDGET = searchKind.budget.total;

const measures: readonly Measure[] = [
  ['Index before search is opened', (run) => run.indexBefore, 'kB', [0, 0]],
  ['Code until the first result', (run) => run.codeToFirst, 'kB', [CODE_BUDGET, CODE_BUDGET]],
  ['Index until the first result', (run) => run.indexToFirst, 'kB'],
  ['Index after the first result', (run) => run.indexLater, 'kB'],
  ['From hover to the first result', (run) => run.hoverToFirst, 'ms'],
  ['From a letter to results, p50', (run) => run.p50, 'ms'],
  ['From a letter to results, p95', (run) => run.p95, 'ms', [16, 50]],
  ['  without other processes, p50', (run) => run.ownP50, 'ms'],
  ['  without other processes, p95', (run) => run.ownP95, 'ms', [16, 50]],
  ['Longest task after a letter, p95', (run) => run.taskP95, 'ms', [16, 16]],
  ['  without other processes, p95', (run) => run.ownTaskP95, 'ms', [16, 16]],
];

const inUnit = (value: number, unit: Measure[2]): string =>
  unit === 'kB' ? `${(value / 1000).toFixed(1)} kB` : `${value.toFixed(1)} ms`;

/** Returns the median, the range of times, and the goal. */
function cellOf([, value, unit, goals]: Measure, runs: readonly Run[], site: 0 | 1): string {
  const values = runs.map(value);
  const median = percentile(values, 0.5);
  const goal = goals?.[site];
  const spread =
    unit === 'kB'
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

function runsWanted(): number {
  const { values } = parseArgs({
    options: { runs: { type: 'string', default: String(DEFAULT_RUNS) } },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) {
    throw new UsageError(`--runs ${values.runs}: must be a whole number of at least 1.`);
  }
  return runs;
}

async function bench(): Promise<void> {
  const count = runsWanted();
  if (!fs.existsSync(path.join(BUILD_FOLDER, SEARCH_MANIFEST_FILE))) {
    throw new Error(`${BUILD_FOLDER}: missing. Run npm run build first.`);
  }
  const shards = readShards(BUILD_FOLDER);
  const pages = shards.reduce((total, { titles }) => total + titles.length, 0);
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    const built = await measureSite(browser, new Map(), count);
    const generated = await measureSite(browser, filesOf(generateShards(shards)), count);
    const columns = [`built site, ${pages} pages`, `generated site, ${GENERATED.pages} pages`];
    const rows = measures.map((each) => [
      each[0],
      cellOf(each, built, 0),
      cellOf(each, generated, 1),
    ]);
    console.log(textTable([['', ...columns], ...rows], () => false));
    console.log(
      `Medians of ${count} runs (minimum to maximum) with ${built[0]?.letters ?? 0} letters each. Times are noisy on a busy machine. "Without other processes" counts only the time of the main thread and the worker.`,
    );
    console.log(
      `The generated site has ${GENERATED.outsideReferences} pages outside the SDK references, and additional SDK versions with ${GENERATED.pagesOfVersion} pages each.`,
    );
  } finally {
    await browser.close();
  }
}

void runCommandLine('search:bench', 'Accepted options: --runs <number>.', bench);
