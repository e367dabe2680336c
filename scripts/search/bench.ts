// npm run search:bench: what search costs a reader, on the built site and on a generated one of 10,000 pages, beside the
// goals. It judges and never fails: times depend on the machine. Chromium runs with the page's CPU slowed down 4 times.
// Sizes are those of Brotli. `-- --runs 5` measures more often; every figure is the median of the runs, with the least and the
// most of noisy ones.
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

/** A figure, with what is wanted today and at 10,000 pages, in bytes or milliseconds. */
type Measure = readonly [
  name: string,
  value: (run: Run) => number,
  unit: 'kB' | 'ms',
  goals?: readonly [today: number, generated: number],
];

const CODE_BUDGET = searchKind.budget.total;

const measures: readonly Measure[] = [
  ['Index before a reader wants it', (run) => run.indexBefore, 'kB', [0, 0]],
  ['Code to the first result', (run) => run.codeToFirst, 'kB', [CODE_BUDGET, CODE_BUDGET]],
  ['Index to the first result', (run) => run.indexToFirst, 'kB'],
  ['Index that follows', (run) => run.indexLater, 'kB'],
  ['From hover to the first result', (run) => run.hoverToFirst, 'ms'],
  ['From a letter to results, p50', (run) => run.p50, 'ms'],
  ['From a letter to results, p95', (run) => run.p95, 'ms', [16, 50]],
  ['  without other programs, p50', (run) => run.ownP50, 'ms'],
  ['  without other programs, p95', (run) => run.ownP95, 'ms', [16, 50]],
  ['Longest task of a letter, p95', (run) => run.taskP95, 'ms', [16, 16]],
  ['  without other programs, p95', (run) => run.ownTaskP95, 'ms', [16, 16]],
];

const inUnit = (value: number, unit: Measure[2]): string =>
  unit === 'kB' ? `${(value / 1000).toFixed(1)} kB` : `${value.toFixed(1)} ms`;

/** The median with the goal and whether it is met; for times also how far the runs are apart. */
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
    throw new UsageError(`--runs ${values.runs}: not accepted. Write a whole number from 1.`);
  }
  return runs;
}

async function bench(): Promise<void> {
  const count = runsWanted();
  if (!fs.existsSync(path.join(BUILD_FOLDER, SEARCH_MANIFEST_FILE))) {
    throw new Error(`${BUILD_FOLDER}: no built site. Run npm run build first.`);
  }
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
      each[0],
      cellOf(each, today, 0),
      cellOf(each, generated, 1),
    ]);
    console.log(textTable([['', ...columns], ...rows], () => false));
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

void runCommandLine('search:bench', 'Accepted options: --runs <number>.', bench);
