import { KILOBYTE } from '../../../src/config/weight-budgets';
import type { BuildFigures } from './build';
import type { ClickFigures } from './click';
import type { FirstLoad } from './first-load';
import type { LighthouseFigures } from './lighthouse';
import type { Row } from './table';

/** Of both sites; stock may be left out. */
export interface Both<T> {
  ours: T;
  stock?: T | undefined;
}

const kB = (count: number): number => count * KILOBYTE;

/** The most that a build of the largest site may hold, in bytes. */
const MEMORY_LIMIT = 2.5 * 1024 ** 3;

/** Of stock's time, what a much faster build needs at most. */
const MUCH_FASTER = 0.7;

type Goal = Pick<Row, 'unit' | 'bound' | 'target' | 'stretch' | 'isExact'>;

const atMost = (unit: Row['unit'], target: number, stretch?: number): Goal => ({
  unit,
  bound: 'most',
  target,
  ...(stretch === undefined ? {} : { stretch }),
  isExact: unit === 'kB' || unit === 'count',
});

function row<T>(what: string, goal: Goal, { ours, stock }: Both<T>, of: (from: T) => number): Row {
  return { what, ...goal, ours: of(ours), stock: stock === undefined ? undefined : of(stock) };
}

/** What a page loads first. CSS is the same on all pages. */
export function firstLoadRows(page: string, loads: Both<FirstLoad>): Row[] {
  return [
    row(`JavaScript of ${page}`, atMost('kB', kB(110), kB(95)), loads, (load) => load.javascript),
    row(
      `first load of ${page}, without fonts`,
      atMost('kB', kB(125), kB(66)),
      loads,
      (load) => load.total,
    ),
    row(`CSS of ${page}`, atMost('kB', kB(10)), loads, (load) => load.css),
    row(`critical path of ${page}`, atMost('kB', kB(25), kB(18)), loads, (load) => load.critical),
  ];
}

/** How much more a page loads first when the site has another 1,000 pages. */
export function growthRow(from: Both<FirstLoad>, to: Both<FirstLoad>, pages: number): Row {
  const growth = (before: FirstLoad, after: FirstLoad): number =>
    ((after.total - before.total) / pages) * 1000;
  return {
    what: 'growth of first load for 1,000 more pages',
    ...atMost('kB', kB(1), 0),
    ours: growth(from.ours, to.ours),
    stock: from.stock && to.stock && growth(from.stock, to.stock),
  };
}

/** Lighthouse's scores and times; no score is exact, for performance is a time and a page's content decides the others too. */
export function lighthouseRows(page: string, figures: Both<LighthouseFigures>): Row[] {
  const score: Goal = { unit: 'count', bound: 'least', target: 100, isExact: false };
  const of = (name: string): string => `Lighthouse ${page}: ${name}`;
  return [
    row(of('performance'), score, figures, (one) => one.performance),
    row(of('largest contentful paint'), atMost('ms', 1000), figures, (one) => one.largestPaint),
    row(of('total blocking time'), atMost('ms', 50), figures, (one) => one.blocking),
    row(of('layout shift'), atMost('shift', 0), figures, (one) => one.shift),
    row(of('accessibility'), score, figures, (one) => one.accessibility),
    row(of('best practices'), score, figures, (one) => one.bestPractices),
  ];
}

/** The time to the paint has the render itself as its target, and one frame. */
export function clickRows(figures: Both<ClickFigures>): Row[] {
  return [
    row(
      'click on a hovered link: further requests',
      atMost('count', 0),
      figures,
      (one) => one.requests,
    ),
    row(
      'click to painted: frames beside the render',
      atMost('frames', 1),
      figures,
      (one) => one.framesWaited,
    ),
    row(
      'click to painted',
      atMost('ms', figures.ours.worked + 1000 / 60),
      figures,
      (one) => one.painted,
    ),
  ];
}

/** How long a build takes, whose target is stock's time in the same run. */
export function buildRow(what: string, builds: Required<Both<BuildFigures>>): Row {
  const { seconds } = builds.stock ?? builds.ours;
  const goal = atMost('s', seconds, seconds * MUCH_FASTER);
  return row(`cold build of ${what}`, goal, builds, (build) => build.seconds);
}

export const memoryRow = (what: string, builds: Both<BuildFigures>): Row =>
  row(
    `peak memory of the build of ${what}`,
    atMost('GiB', MEMORY_LIMIT),
    builds,
    (build) => build.peakBytes,
  );
