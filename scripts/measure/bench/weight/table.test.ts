import { isFailure, median, statusOf, tableOf, type Row } from './table';

test.each([
  ['kB', 8000, 8000, 'met', false],
  ['kB', 8000, 8001, 'missed', true],
  ['count', 0, 1, 'missed', true],
  ['ms', 150, 151, 'missed', false],
  ['score', 100, 100, 'met', false],
  ['score', 100, 99, 'missed', false],
  ['kB', undefined, 9000, '', false],
  ['count', 0, NaN, 'missed', true],
] as const)('%s with the target %d and the value %d: %s', (unit, target, ours, status, fails) => {
  const row: Row = { label: 'it', unit, target, ours };
  expect(statusOf(row)).toBe(status);
  expect(isFailure(row)).toBe(fails);
});

test('each line has the target, both values, and the status', () => {
  const lines = tableOf([
    { label: 'JavaScript of /apis', unit: 'kB', target: 8000, ours: 7800, stock: 224_000 },
    { label: 'performance', unit: 'score', target: 100, ours: 98.6 },
    { label: 'memory', unit: 'GiB', ours: 1.5 * 1024 ** 3 },
  ]);
  expect(lines.split('\n').map((line) => line.trim().split(/ {2,}/))).toEqual([
    ['measurement', 'target', 'ours', 'stock'],
    ['JavaScript of /apis', '<= 8.0 kB', '7.8 kB', '224.0 kB', 'met'],
    ['performance', '>= 100', '99', '-', 'missed'],
    ['memory', '1.50 GiB', '-'],
  ]);
});

test.each([
  [[9, 1, 5], 5],
  [[4, 1, Infinity, 2], 4],
])('the median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle);
});
