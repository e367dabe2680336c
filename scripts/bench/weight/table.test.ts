import { isFailure, tableOf, verdictOf, type Row } from './table';

const plain: Row = {
  what: 'JavaScript of /apis',
  unit: 'kB',
  bound: 'most',
  target: 110_000,
  ours: 100_000,
  isExact: true,
};
const row: Row = { ...plain, stretch: 95_000, stock: 224_000 };

test.each([
  [{ ours: 110_000 }, 'met'],
  [{ ours: 110_001 }, 'missed'],
  [{ ours: 95_000 }, 'stretch met'],
  [{ bound: 'least', target: 100, stretch: undefined, ours: 100 }, 'met'],
  [{ bound: 'least', target: 100, stretch: undefined, ours: 99 }, 'missed'],
  [{ target: 0.3, stretch: undefined, ours: 0.1 + 0.2 }, 'met'],
] as const)('%j is %s', (change, verdict) => {
  const { stretch, ...rest } = { ...row, ...change };
  expect(verdictOf(stretch === undefined ? rest : { ...rest, stretch })).toBe(verdict);
});

test('only a figure that is the same on every machine fails the bench', () => {
  const missed = { ...row, ours: 120_000 };
  expect(isFailure(missed)).toBe(true);
  expect(isFailure({ ...missed, isExact: false })).toBe(false);
  expect(isFailure(row)).toBe(false);
});

test('the table has target, ours, stock and verdict in a line', () => {
  const [head = '', first = '', second = ''] = tableOf([
    row,
    { ...plain, what: 'performance', unit: 'count', bound: 'least', target: 100, ours: 97 },
  ]).split('\n');
  expect(head.trim().split(/ {2,}/)).toEqual(['what', 'target', 'stretch', 'ours', 'stock']);
  expect(first.split(/ {2,}/)).toEqual([
    'JavaScript of /apis',
    '<= 110.0 kB',
    '<= 95.0 kB',
    '100.0 kB',
    '224.0 kB',
    'met',
  ]);
  expect(second.split(/ {2,}/)).toEqual(['performance', '>= 100', '97', '-', 'missed']);
});

test.each([
  ['kB', 12_345, '12.3 kB'],
  ['GiB', 1.5 * 1024 ** 3, '1.50 GiB'],
  ['ms', 999.6, '1000 ms'],
  ['s', 61.25, '61.3 s'],
  ['frames', 0.44, '0.4'],
  ['shift', 0.0004, '0.000'],
] as const)('writes %s', (unit, ours, text) => {
  expect(tableOf([{ ...row, unit, ours }])).toContain(`  ${text}  `);
});
