import { kindOf, searchKind } from '../../../../src/config/weight-budgets';
import { median } from '../figures';
import type { BuildFigures } from './build';
import type { LoadWeight } from './first-load';
import type { LighthouseFigures } from './lighthouse';
import type { Row } from './table';
import type { Tap, TapResult } from './taps';

/** Values of both sites. `stock` is optional. */
export interface SitePair<T> {
  ours: T;
  stock?: T | undefined;
}

/** Maximum memory of a build of the current site, in bytes. */
const MEMORY_LIMIT = 1.5 * 1024 ** 3;

type Target = Pick<Row, 'unit' | 'bound' | 'target' | 'isExact'>;

const atMost = (unit: Row['unit'], target?: number): Target => ({
  unit,
  bound: 'max',
  target,
  isExact: unit === 'kB' || unit === 'count',
});

function row<T>(
  label: string,
  goal: Target,
  { ours, stock }: SitePair<T>,
  of: (from: T) => number,
): Row {
  return { label, ...goal, ours: of(ours), stock: stock === undefined ? undefined : of(stock) };
}

/** Compares the first load in a browser with the budgets of `check:weight`. */
export function firstLoadRows(page: string, loads: SitePair<LoadWeight>): Row[] {
  const { budget } = kindOf(page);
  return [
    row(`JavaScript of ${page}`, atMost('kB', budget.javascript), loads, (one) => one.javascript),
    row(`CSS of ${page}`, atMost('kB', budget.css), loads, (one) => one.css),
    row(`first load of ${page}`, atMost('kB', budget.total), loads, (one) => one.total),
    row(`requests of ${page}`, atMost('count', budget.requests), loads, (one) => one.requests),
  ];
}

/** Rows about search. The size of the index depends on the pages, so it has no target. */
export const searchRows = (ours: LoadWeight): Row[] => [
  row(
    'search: JavaScript and CSS',
    atMost('kB', searchKind.budget.total),
    { ours },
    ({ javascript, css }) => javascript + css,
  ),
  row('search: index', atMost('kB'), { ours }, ({ others }) => others),
];

/** Tolerance in bytes, because the hashes in a script affect its compressed size. */
const HASH_TOLERANCE = 100;

/** Additional JavaScript in the first load if the site has 1,000 more pages. */
export function growthRow(
  from: SitePair<LoadWeight>,
  to: SitePair<LoadWeight>,
  pages: number,
): Row {
  const growth = (before: LoadWeight, after: LoadWeight): number => {
    const bytes = ((after.javascript - before.javascript) / pages) * 1000;
    return Math.abs(bytes) < HASH_TOLERANCE ? 0 : bytes;
  };
  return {
    label: 'growth of JavaScript for 1,000 more pages',
    ...atMost('kB', 0),
    ours: growth(from.ours, to.ours),
    stock: from.stock && to.stock && growth(from.stock, to.stock),
  };
}

/** Lighthouse metrics. They depend on timing, so they never fail the bench. */
export function lighthouseRows(page: string, figures: SitePair<LighthouseFigures>): Row[] {
  const score: Target = { unit: 'count', bound: 'min', target: 100, isExact: false };
  const of = (name: string): string => `Lighthouse ${page}: ${name}`;
  return [
    row(of('performance'), score, figures, (one) => one.performance),
    row(of('largest contentful paint'), atMost('ms', 1060), figures, (one) => one.largestPaint),
    row(of('total blocking time'), atMost('ms', 10), figures, (one) => one.blocking),
    row(of('layout shift'), atMost('shift', 0), figures, (one) => one.shift),
  ];
}

/** Time of each tap, and the number of lost taps in all runs. */
export function tapRows(found: readonly { tap: Tap; results: readonly TapResult[] }[]): Row[] {
  const lost = found.flatMap(({ results }) => results).filter(({ isLost }) => isLost);
  return [
    ...found.map(({ tap, results }) =>
      row(
        `tap ${tap.wait / 1000} s after the paint: ${tap.label}`,
        atMost('ms', tap.goal),
        { ours: median(results.map(({ time }) => time)) },
        (time) => time,
      ),
    ),
    row('lost taps or typed text', atMost('count', 0), { ours: lost }, (all) => all.length),
  ];
}

/** Build time. The target is the time of stock in the same run. */
export const buildRow = (label: string, builds: Required<SitePair<BuildFigures>>): Row =>
  row(
    `cold build of ${label}`,
    atMost('s', builds.stock?.seconds),
    builds,
    ({ seconds }) => seconds,
  );

export const memoryRow = (label: string, builds: SitePair<BuildFigures>): Row =>
  row(
    `peak memory of the build of ${label}`,
    atMost('GiB', MEMORY_LIMIT),
    builds,
    ({ peakBytes }) => peakBytes,
  );
