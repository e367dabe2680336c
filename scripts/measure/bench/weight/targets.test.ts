import { summarizeBuilds } from './build';
import type { LoadWeight } from './first-load';
import { isFailure, statusOf } from './table';
import {
  buildRow,
  firstLoadRows,
  growthRow,
  lighthouseRows,
  memoryRow,
  searchRows,
  tapRows,
} from './targets';
import type { Tap } from './taps';

const load: LoadWeight = {
  css: 10_900,
  javascript: 8000,
  others: 20_000,
  total: 38_900,
  requests: 6,
};
const withScripts = (bytes: number): LoadWeight => ({
  ...load,
  javascript: load.javascript + bytes,
});

test('the first load has a row for each budget of a page', () => {
  const stock = { ...load, total: 200_000, requests: 9 };
  const rows = firstLoadRows('/apis', { ours: load, stock });
  expect(rows.map(({ label, target, ours, stock }) => [label, target, ours, stock])).toEqual([
    ['JavaScript of /apis', 8000, 8000, 8000],
    ['CSS of /apis', 11_000, 10_900, 10_900],
    ['first load of /apis', 40_000, 38_900, 200_000],
    ['requests of /apis', 6, 6, 9],
  ]);
  expect(rows.some(isFailure)).toBe(false);
  const heavy = { ...load, css: 11_001, javascript: 8001, total: 40_001, requests: 7 };
  expect(firstLoadRows('/apis', { ours: heavy }).every(isFailure)).toBe(true);
});

test('only the code of search has a target', () => {
  const rows = searchRows({ ...load, css: 10_000, javascript: 100_000, others: 900_000 });
  expect(rows.map(({ ours }) => ours)).toEqual([110_000, 900_000]);
  expect(rows.some(isFailure)).toBe(false);
  expect(searchRows({ ...load, css: 10_001, javascript: 100_000 }).some(isFailure)).toBe(true);
});

test('growth is normalized to 1,000 pages', () => {
  const grown = (ours: number, stock: number) =>
    growthRow(
      { ours: load, stock: load },
      { ours: withScripts(ours), stock: withScripts(stock) },
      1900,
    );
  expect(grown(-3, 190_000)).toMatchObject({ ours: 0, stock: 100_000 });
  expect(isFailure(grown(-3, 190_000))).toBe(false);
  expect(isFailure(grown(3800, 0))).toBe(true);
  expect(growthRow({ ours: load }, { ours: load }, 1900).stock).toBeUndefined();
});

test('Lighthouse targets never fail the bench', () => {
  const figures = { performance: 99, largestPaint: 1060, blocking: 11, shift: 0 };
  const rows = lighthouseRows('/', { ours: figures });
  expect(rows.map(statusOf)).toEqual(['missed', 'met', 'missed', 'met']);
  expect(rows.some(isFailure)).toBe(false);
});

test('a slow tap misses its target, and a lost tap fails the bench', () => {
  const tap: Tap = { label: 'menu', wait: 100, target: 'button', effect: 'dialog', goal: 1000 };
  const rowsOf = (...times: number[]) =>
    tapRows([{ tap, results: times.map((time) => ({ time, isLost: time === Infinity })) }]);
  expect(rowsOf(900, 20_000, 800).map(statusOf)).toEqual(['met', 'met']);
  expect(rowsOf(9000).map(statusOf)).toEqual(['missed', 'met']);
  expect(rowsOf(9000).some(isFailure)).toBe(false);
  expect(rowsOf(900, Infinity, 800).map(isFailure)).toEqual([false, true]);
});

test('builds are summarized with the median time and the peak memory', () => {
  const builds = [40, 90, 50].map((seconds) => ({ seconds, peakBytes: seconds }));
  expect(summarizeBuilds(builds)).toEqual({ seconds: 50, peakBytes: 90 });
});

test('the target of a build is the time of stock', () => {
  const of = (seconds: number, gibibytes = 1) => ({ seconds, peakBytes: gibibytes * 1024 ** 3 });
  const status = (ours: number) => statusOf(buildRow('it', { ours: of(ours), stock: of(100) }));
  expect([101, 100].map(status)).toEqual(['missed', 'met']);
  expect(statusOf(memoryRow('it', { ours: of(1, 1.5) }))).toBe('met');
  expect(statusOf(memoryRow('it', { ours: of(1, 1.6) }))).toBe('missed');
});
