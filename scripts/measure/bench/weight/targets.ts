import { kindOf, searchKind } from '../../../../src/config/weight-budgets';
import { median } from '../figures';
import type { BuildFigures } from './build';
import type { Loaded } from './first-load';
import type { LighthouseFigures } from './lighthouse';
import type { Row } from './table';
import type { Tap, TapResult } from './taps';

/** Of both sites; stock may be left out. */
export interface Both<T> {
  ours: T;
  stock?: T | undefined;
}

/** The most memory that a build of today's site may hold, in bytes. */
const MEMORY_LIMIT = 1.5 * 1024 ** 3;

type Goal = Pick<Row, 'unit' | 'bound' | 'target' | 'isExact'>;

const atMost = (unit: Row['unit'], target?: number): Goal => ({
  unit,
  bound: 'most',
  target,
  isExact: unit === 'kB' || unit === 'count',
});

function row<T>(what: string, goal: Goal, { ours, stock }: Both<T>, of: (from: T) => number): Row {
  return { what, ...goal, ours: of(ours), stock: stock === undefined ? undefined : of(stock) };
}

/** What a page loads first: the budgets of `check:weight`, and what a browser really asks for. */
export function firstLoadRows(page: string, loads: Both<Loaded>): Row[] {
  const { budget } = kindOf(page);
  return [
    row(`JavaScript of ${page}`, atMost('kB', budget.javascript), loads, (one) => one.javascript),
    row(`CSS of ${page}`, atMost('kB', budget.css), loads, (one) => one.css),
    row(`first load of ${page}`, atMost('kB', budget.total), loads, (one) => one.total),
    row(`requests of ${page}`, atMost('count', budget.requests), loads, (one) => one.requests),
  ];
}

/** What search adds to a page of ours. How large the index is depends on the pages. */
export const searchRows = (ours: Loaded): Row[] => [
  row(
    'search: JavaScript and CSS',
    atMost('kB', searchKind.budget.total),
    { ours },
    ({ javascript, css }) => javascript + css,
  ),
  row('search: index', atMost('kB'), { ours }, ({ others }) => others),
];

/** A script of the same length compresses by some bytes more or less when the hashes in it are others. */
const HASHES_BYTES = 100;

/** How much more JavaScript a page loads first when the site has another 1,000 pages. */
export function growthRow(from: Both<Loaded>, to: Both<Loaded>, pages: number): Row {
  const growth = (before: Loaded, after: Loaded): number => {
    const bytes = ((after.javascript - before.javascript) / pages) * 1000;
    return Math.abs(bytes) < HASHES_BYTES ? 0 : bytes;
  };
  return {
    what: 'growth of JavaScript for 1,000 more pages',
    ...atMost('kB', 0),
    ours: growth(from.ours, to.ours),
    stock: from.stock && to.stock && growth(from.stock, to.stock),
  };
}

/** Lighthouse's figures; its score is made of times. */
export function lighthouseRows(page: string, figures: Both<LighthouseFigures>): Row[] {
  const score: Goal = { unit: 'count', bound: 'least', target: 100, isExact: false };
  const of = (name: string): string => `Lighthouse ${page}: ${name}`;
  return [
    row(of('performance'), score, figures, (one) => one.performance),
    row(of('largest contentful paint'), atMost('ms', 1060), figures, (one) => one.largestPaint),
    row(of('total blocking time'), atMost('ms', 10), figures, (one) => one.blocking),
    row(of('layout shift'), atMost('shift', 0), figures, (one) => one.shift),
  ];
}

/** How long a tap takes, and, of all runs of all taps, how many were lost. */
export function tapRows(found: readonly { tap: Tap; results: readonly TapResult[] }[]): Row[] {
  const lost = found.flatMap(({ results }) => results).filter(({ isLost }) => isLost);
  return [
    ...found.map(({ tap, results }) =>
      row(
        `tap ${tap.wait / 1000} s after the paint: ${tap.what}`,
        atMost('ms', tap.goal),
        { ours: median(results.map(({ time }) => time)) },
        (time) => time,
      ),
    ),
    row(
      'taps that were lost, or letters after them',
      atMost('count', 0),
      { ours: lost },
      (all) => all.length,
    ),
  ];
}

/** How long a build takes, whose target is stock's time in the same run. */
export const buildRow = (what: string, builds: Required<Both<BuildFigures>>): Row =>
  row(
    `cold build of ${what}`,
    atMost('s', builds.stock?.seconds),
    builds,
    ({ seconds }) => seconds,
  );

export const memoryRow = (what: string, builds: Both<BuildFigures>): Row =>
  row(
    `peak memory of the build of ${what}`,
    atMost('GiB', MEMORY_LIMIT),
    builds,
    ({ peakBytes }) => peakBytes,
  );
