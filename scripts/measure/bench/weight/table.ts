import { KILOBYTE } from '../../../../src/config/weight-budgets';
import { textTable } from '../../../lib/text-table';

const GIBIBYTE = 1024 ** 3;

/** How the figures of a row are written; they are in bytes, milliseconds, seconds or as they are counted. */
const formats = {
  kB: (value: number) => `${(value / KILOBYTE).toFixed(1)} kB`,
  GiB: (value: number) => `${(value / GIBIBYTE).toFixed(2)} GiB`,
  ms: (value: number) => `${Math.round(value)} ms`,
  s: (value: number) => `${value.toFixed(1)} s`,
  count: (value: number) => String(Math.round(value)),
  shift: (value: number) => value.toFixed(3),
} as const;

export type Unit = keyof typeof formats;

export interface Row {
  what: string;
  unit: Unit;
  /** Ours must be at most, or at least, the target; without one the row only tells. */
  bound: 'most' | 'least';
  target: number | undefined;
  ours: number;
  /** Absent when stock was not measured. */
  stock?: number | undefined;
  /** Whether missing the target fails the bench. Figures of the clock depend on the machine: they are judged and don't. */
  isExact: boolean;
}

/** What may be lost where a binary fraction stands for a decimal one. */
const ROUNDING = 1e-9;

export function verdictOf({ bound, target, ours }: Row): 'met' | 'missed' | '' {
  if (target === undefined) {
    return '';
  }
  const isMet = bound === 'most' ? ours <= target + ROUNDING : ours >= target - ROUNDING;
  return isMet ? 'met' : 'missed';
}

/** Whether a row fails the bench. */
export const isFailure = (row: Row): boolean => row.isExact && verdictOf(row) === 'missed';

const HEAD = ['what', 'target', 'ours', 'stock', ''] as const;

function cellsOf(row: Row): string[] {
  const format = formats[row.unit];
  const sign = row.bound === 'most' ? '<=' : '>=';
  return [
    row.what,
    row.target === undefined ? '' : `${sign} ${format(row.target)}`,
    format(row.ours),
    row.stock === undefined ? '-' : format(row.stock),
    verdictOf(row),
  ];
}

/** The table for a terminal, a line a row. */
export function tableOf(rows: readonly Row[]): string {
  const lines = [[...HEAD], ...rows.map(cellsOf)];
  return textTable(lines, (column) => column > 0 && column < HEAD.length - 1);
}
