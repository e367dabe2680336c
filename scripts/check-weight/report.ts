import {
  KILOBYTE,
  kindOf,
  pageKinds,
  type PageKind,
  type PageWeight,
  type WeightFigure,
} from '../../src/config/weight-budgets';
import { textTable } from '../lib/text-table';

const FIGURES = [
  'html',
  'css',
  'javascript',
  'critical',
  'total',
] as const satisfies readonly WeightFigure[];

/** Bytes by kind of page and figure: the heaviest page of each kind at the last release. */
export type ReleaseWeights = Record<string, PageWeight>;

export interface WeightRow {
  kind: PageKind;
  figure: WeightFigure;
  bytes: number;
  /** The page that weighs most. */
  route: string;
  budget: number;
  /** Bytes at the last release; absent for a kind that it lacked. */
  before: number | undefined;
}

/** The heaviest page of each kind, figure by figure. Kinds without a page are left out. */
export function weightRows(
  weights: ReadonlyMap<string, PageWeight>,
  lastRelease: ReleaseWeights,
): WeightRow[] {
  return pageKinds.flatMap((kind: PageKind) => {
    const pages = [...weights].filter(([route]) => kindOf(route).id === kind.id);
    return FIGURES.flatMap((figure) => {
      const [heaviest] = [...pages].sort(([, a], [, b]) => b[figure] - a[figure]);
      return heaviest
        ? [
            {
              kind,
              figure,
              route: heaviest[0],
              bytes: heaviest[1][figure],
              budget: kind.budget[figure],
              before: lastRelease[kind.id]?.[figure],
            },
          ]
        : [];
    });
  });
}

/** What is written down for the next comparison. */
export function releaseWeights(rows: readonly WeightRow[]): ReleaseWeights {
  const weights: Record<string, Partial<PageWeight>> = {};
  for (const { kind, figure, bytes } of rows) {
    weights[kind.id] = { ...weights[kind.id], [figure]: bytes };
  }
  return weights as ReleaseWeights;
}

export const isOver = ({ bytes, budget }: WeightRow): boolean => bytes > budget;

const inKilobytes = (bytes: number): string => (bytes / KILOBYTE).toFixed(1);

function changeOf({ bytes, before }: WeightRow): string {
  if (before === undefined) {
    return 'new';
  }
  const change = inKilobytes(bytes - before);
  return bytes > before ? `+${change}` : change;
}

/** The table for a terminal: one line a kind and figure, the heaviest page of each. */
export function weightTable(rows: readonly WeightRow[]): string {
  const head = ['kind', 'figure', 'kB', 'since release', 'budget', '', 'heaviest page'];
  const lines = rows.map((row) => [
    row.kind.title,
    row.figure,
    inKilobytes(row.bytes),
    changeOf(row),
    inKilobytes(row.budget),
    isOver(row) ? 'OVER' : '',
    row.route,
  ]);
  return textTable([head, ...lines], (column) => column >= 2 && column <= 4);
}
