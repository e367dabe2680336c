import { KILOBYTE } from '../../../../src/config/weight-budgets';
import { textTable } from '../../../lib/text-table';

const GIBIBYTE = 1024 ** 3;

/** Formatters by unit. Values are in bytes, milliseconds, seconds, or plain numbers. */
const formats = {
  kB: (value: number) => `${(value / KILOBYTE).toFixed(1)} kB`,
  GiB: (value: number) => `${(value / GIBIBYTE).toFixed(2)} GiB`,
  ms: (value: number) => `${Math.round(value)} ms`,
  s: (value: number) => `${value.toFixed(1)} s`,
  count: (value: number) => String(Math.round(value)),
  shift: (value: number) => value.toFixed(3),
} as const;

type Unit = keyof typeof formats;

export interface Row {
  label: string;
  unit: Unit;
  /** Whether `target` is a maximum or a minimum. Rows without a target are informational. */
  bound: 'max' | 'min';
  target: number | undefined;
  ours: number;
  /** Absent if stock wasn't measured. */
  stock?: number | undefined;
  /** Whether missing the target fails the bench. False for timings, which depend on the machine. */
  isExact: boolean;
}

/** Tolerance for floating-point errors. */
const ROUNDING = 1e-9;

export function statusOf({ bound, target, ours }: Row): 'met' | 'missed' | '' {
  if (target === undefined) {
    return '';
  }
  const isMet = bound === 'max' ? ours <= target + ROUNDING : ours >= target - ROUNDING;
  return isMet ? 'met' : 'missed';
}

export const isFailure = (row: Row): boolean => row.isExact && statusOf(row) === 'missed';

const HEAD = ['measurement', 'target', 'ours', 'stock', ''] as const;

function cellsOf(row: Row): string[] {
  const format = formats[row.unit];
  const sign = row.bound === 'max' ? '<=' : '>=';
  return [
    row.label,
    row.target === undefined ? '' : `${sign} ${format(row.target)}`,
    format(row.ours),
    row.stock === undefined ? '-' : format(row.stock),
    statusOf(row),
  ];
}

/** Formats the rows for a terminal. */
export function tableOf(rows: readonly Row[]): string {
  const lines = [[...HEAD], ...rows.map(cellsOf)];
  return textTable(lines, (column) => column > 0 && column < HEAD.length - 1);
}
