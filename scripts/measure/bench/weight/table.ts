import { KILOBYTE } from '../../../../src/config/weight-budgets';
import { textTable } from '../../../lib/text-table';

const GIBIBYTE = 1024 ** 3;

interface Unit {
  /** Formats bytes, milliseconds, seconds, or plain numbers. */
  format: (value: number) => string;
  /** Whether missing a target fails the bench. False for what depends on the machine: times, scores, and memory. */
  isExact?: boolean;
  /** Whether targets are minimums instead of maximums. */
  isMore?: boolean;
}

const wholeNumber = (value: number): string => String(Math.round(value));

const units = {
  kB: { format: (value) => `${(value / KILOBYTE).toFixed(1)} kB`, isExact: true },
  count: { format: wholeNumber, isExact: true },
  GiB: { format: (value) => `${(value / GIBIBYTE).toFixed(2)} GiB` },
  ms: { format: (value) => `${wholeNumber(value)} ms` },
  s: { format: (value) => `${value.toFixed(1)} s` },
  shift: { format: (value) => value.toFixed(3) },
  score: { format: wholeNumber, isMore: true },
} satisfies Record<string, Unit>;

/** What was measured of both sites. `stock` is optional. */
export interface SitePair<T> {
  ours: T;
  stock?: T;
}

export interface Row extends SitePair<number> {
  label: string;
  unit: keyof typeof units;
  /** Rows without a target are informational. */
  target?: number | undefined;
}

const unitOf = (row: Row): Unit => units[row.unit];

export function row<T>(
  label: string,
  unit: Row['unit'],
  target: number | undefined,
  { ours, stock }: SitePair<T>,
  of: (measured: T) => number,
): Row {
  return { label, unit, target, ours: of(ours), ...(stock !== undefined && { stock: of(stock) }) };
}

export function statusOf(row: Row): 'met' | 'missed' | '' {
  if (row.target === undefined) {
    return '';
  }
  const excess = unitOf(row).isMore ? row.target - row.ours : row.ours - row.target;
  return excess <= 0 ? 'met' : 'missed';
}

export const isFailure = (row: Row): boolean =>
  unitOf(row).isExact === true && statusOf(row) === 'missed';

function cellsOf(row: Row): string[] {
  const { format, isMore } = unitOf(row);
  return [
    row.label,
    row.target === undefined ? '' : `${isMore ? '>=' : '<='} ${format(row.target)}`,
    format(row.ours),
    row.stock === undefined ? '-' : format(row.stock),
    statusOf(row),
  ];
}

/** Formats the rows for a terminal. */
export const tableOf = (rows: readonly Row[]): string =>
  textTable([['measurement', 'target', 'ours', 'stock', ''], ...rows.map(cellsOf)], (column) =>
    [1, 2, 3].includes(column),
  );

/** Returns the median, or the higher of the two middle values. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
