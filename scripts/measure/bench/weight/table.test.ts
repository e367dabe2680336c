import { isFailure, tableOf, statusOf, type Row } from './table';

const row: Row = {
  label: 'JavaScript of /apis',
  unit: 'kB',
  bound: 'max',
  target: 8000,
  ours: 7800,
  stock: 224_000,
  isExact: true,
};

test.each([
  [{ ours: 8000 }, 'met'],
  [{ ours: 8001 }, 'missed'],
  [{ bound: 'min', target: 100, ours: 100 }, 'met'],
  [{ bound: 'min', target: 100, ours: 99 }, 'missed'],
  [{ target: 0.3, ours: 0.1 + 0.2 }, 'met'],
  [{ target: undefined }, ''],
] as const)('%j is %s', (change, status) => {
  expect(statusOf({ ...row, ...change })).toBe(status);
});

test('only exact measurements fail the bench', () => {
  const missed = { ...row, ours: 9000 };
  expect(isFailure(missed)).toBe(true);
  expect(isFailure({ ...missed, isExact: false })).toBe(false);
  expect(isFailure(row)).toBe(false);
});

test('each line has the target, both values, and the status', () => {
  const [head = '', first = '', second = ''] = tableOf([
    row,
    { ...row, label: 'requests', unit: 'count', target: 6, ours: 7, stock: undefined },
  ]).split('\n');
  const cells = (line: string): string[] => line.trim().split(/ {2,}/);
  expect(cells(head)).toEqual(['measurement', 'target', 'ours', 'stock']);
  expect(cells(first)).toEqual(['JavaScript of /apis', '<= 8.0 kB', '7.8 kB', '224.0 kB', 'met']);
  expect(cells(second)).toEqual(['requests', '<= 6', '7', '-', 'missed']);
});

test.each([
  ['kB', 12_345, '12.3 kB'],
  ['GiB', 1.5 * 1024 ** 3, '1.50 GiB'],
  ['ms', 999.6, '1000 ms'],
  ['s', 61.25, '61.3 s'],
  ['shift', 0.0004, '0.000'],
] as const)('formats values in %s', (unit, ours, text) => {
  expect(tableOf([{ ...row, unit, ours }])).toContain(`  ${text}  `);
});
