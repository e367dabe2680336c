import { isFailure, tableOf, verdictOf, type Row } from './table';

const row: Row = {
  what: 'JavaScript of /apis',
  unit: 'kB',
  bound: 'most',
  target: 8000,
  ours: 7800,
  stock: 224_000,
  isExact: true,
};

test.each([
  [{ ours: 8000 }, 'met'],
  [{ ours: 8001 }, 'missed'],
  [{ bound: 'least', target: 100, ours: 100 }, 'met'],
  [{ bound: 'least', target: 100, ours: 99 }, 'missed'],
  [{ target: 0.3, ours: 0.1 + 0.2 }, 'met'],
  [{ target: undefined }, ''],
] as const)('%j is %s', (change, verdict) => {
  expect(verdictOf({ ...row, ...change })).toBe(verdict);
});

test('only a figure that is the same on every machine fails the bench', () => {
  const missed = { ...row, ours: 9000 };
  expect(isFailure(missed)).toBe(true);
  expect(isFailure({ ...missed, isExact: false })).toBe(false);
  expect(isFailure(row)).toBe(false);
});

test('the table has target, ours, stock and verdict in a line', () => {
  const [head = '', first = '', second = ''] = tableOf([
    row,
    { ...row, what: 'requests', unit: 'count', target: 6, ours: 7, stock: undefined },
  ]).split('\n');
  const cells = (line: string): string[] => line.trim().split(/ {2,}/);
  expect(cells(head)).toEqual(['what', 'target', 'ours', 'stock']);
  expect(cells(first)).toEqual(['JavaScript of /apis', '<= 8.0 kB', '7.8 kB', '224.0 kB', 'met']);
  expect(cells(second)).toEqual(['requests', '<= 6', '7', '-', 'missed']);
});

test.each([
  ['kB', 12_345, '12.3 kB'],
  ['GiB', 1.5 * 1024 ** 3, '1.50 GiB'],
  ['ms', 999.6, '1000 ms'],
  ['s', 61.25, '61.3 s'],
  ['shift', 0.0004, '0.000'],
] as const)('writes %s', (unit, ours, text) => {
  expect(tableOf([{ ...row, unit, ours }])).toContain(`  ${text}  `);
});
