import { typicalOf } from './build';
import type { ClickFigures } from './click';
import type { FirstLoad } from './first-load';
import { isFailure, verdictOf } from './table';
import {
  buildRow,
  clickRows,
  firstLoadRows,
  growthRow,
  lighthouseRows,
  memoryRow,
} from './targets';

const load: FirstLoad = {
  html: 15_000,
  css: 9_000,
  javascript: 110_000,
  critical: 24_000,
  total: 125_000,
};

const heavier = (bytes: number): FirstLoad => ({ ...load, total: load.total + bytes });

test('first load has a row for each target of a page', () => {
  const rows = firstLoadRows('/apis', { ours: load, stock: heavier(100_000) });
  expect(rows.map(({ what, target, ours, stock }) => [what, target, ours, stock])).toEqual([
    ['JavaScript of /apis', 110_000, 110_000, 110_000],
    ['first load of /apis, without fonts', 125_000, 125_000, 225_000],
    ['CSS of /apis', 10_000, 9_000, 9_000],
    ['critical path of /apis', 25_000, 24_000, 24_000],
  ]);
  expect(rows.map(verdictOf)).toEqual(['met', 'met', 'met', 'met']);
  expect(rows.every(({ isExact }) => isExact)).toBe(true);
});

test('growth is for 1,000 pages, whatever the number between', () => {
  const row = growthRow(
    { ours: load, stock: load },
    { ours: heavier(950), stock: heavier(190_000) },
    1900,
  );
  expect(row).toMatchObject({ ours: 500, stock: 100_000 });
  expect(verdictOf(row)).toBe('met');
  const steep = growthRow({ ours: load }, { ours: heavier(3000) }, 1900);
  expect(steep.stock).toBeUndefined();
  expect(isFailure(steep)).toBe(true);
});

test('Lighthouse is judged and never fails the bench', () => {
  const figures = {
    performance: 99,
    accessibility: 100,
    bestPractices: 100,
    largestPaint: 1000,
    blocking: 51,
    shift: 0,
  };
  const rows = lighthouseRows('/', { ours: figures });
  expect(rows.map(verdictOf)).toEqual(['missed', 'met', 'missed', 'met', 'met', 'met']);
  expect(rows.some(isFailure)).toBe(false);
});

test('a click fails the bench by its requests alone', () => {
  const figures: ClickFigures = { requests: 1, painted: 100, worked: 90, framesWaited: 0.6 };
  const [requests, ...times] = clickRows({ ours: figures });
  expect(requests && isFailure(requests)).toBe(true);
  expect(times.map(verdictOf)).toEqual(['met', 'met']);
  expect(times.some(({ isExact }) => isExact)).toBe(false);
});

test('of several builds the one in the middle counts, and the most memory', () => {
  const builds = [40, 90, 50].map((seconds) => ({ seconds, peakBytes: seconds }));
  expect(typicalOf(builds)).toEqual({ seconds: 50, peakBytes: 90 });
});

test('a build is compared with stock of the same run', () => {
  const of = (seconds: number) => ({ seconds, peakBytes: 2 * 1024 ** 3 });
  const verdict = (ours: number) => verdictOf(buildRow('it', { ours: of(ours), stock: of(100) }));
  expect([101, 100, 70].map(verdict)).toEqual(['missed', 'met', 'stretch met']);
  expect(verdictOf(memoryRow('it', { ours: of(1), stock: of(1) }))).toBe('met');
});
