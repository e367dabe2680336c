import { KILOBYTE } from '../../../src/config/weight-budgets';
import { textTable } from '../../lib/text-table';

const GIBIBYTE = 1024 ** 3;

/** How the figures of a row are written; they are in bytes, milliseconds, seconds or as they are counted. */
const formats = {
  kB: (value: number) => `${(value / KILOBYTE).toFixed(1)} kB`,
  GiB: (value: number) => `${(value / GIBIBYTE).toFixed(2)} GiB`,
  ms: (value: number) => `${Math.round(value)} ms`,
  s: (value: number) => `${value.toFixed(1)} s`,
  frames: (value: number) => value.toFixed(1),
  count: (value: number) => String(Math.round(value)),
  shift: (value: number) => value.toFixed(3),
} as const;

export type Unit = keyof typeof formats;

export interface Row {
  what: string;
  unit: Unit;
  /** Ours must be at most, or at least, this; the stretch goes further the same way. */
  bound: 'most' | 'least';
  target: number;
  stretch?: number;
  ours: number;
  /** Absent when stock was not measured. */
  stock?: number | undefined;
  /** Whether missing it fails the bench. Figures of the clock depend on the machine: they are judged and don't. */
  isExact: boolean;
}

export type Verdict = 'met' | 'stretch met' | 'missed';

/** What may be lost where a binary fraction stands for a decimal one. */
const ROUNDING = 1e-9;

const reaches = ({ bound, ours }: Row, goal: number): boolean =>
  bound === 'most' ? ours <= goal + ROUNDING : ours >= goal - ROUNDING;

export function verdictOf(row: Row): Verdict {
  if (!reaches(row, row.target)) {
    return 'missed';
  }
  return row.stretch !== undefined && reaches(row, row.stretch) ? 'stretch met' : 'met';
}

/** Whether a row fails the bench. */
export const isFailure = (row: Row): boolean => row.isExact && verdictOf(row) === 'missed';

const HEAD = ['what', 'target', 'stretch', 'ours', 'stock', ''] as const;

function cellsOf(row: Row): string[] {
  const format = formats[row.unit];
  const sign = row.bound === 'most' ? '<=' : '>=';
  const goal = (value: number | undefined): string =>
    value === undefined ? '' : `${sign} ${format(value)}`;
  return [
    row.what,
    goal(row.target),
    goal(row.stretch),
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
