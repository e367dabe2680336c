import {
  KILOBYTE,
  kindOf,
  pageKinds,
  searchKind,
  type PageWeight,
  type WeightFigure,
  type WeightKind,
} from '../../../src/config/weight-budgets';
import { textTable } from '../../lib/text-table';

/** Figures of the heaviest page of each kind in the last release. */
export type ReleaseWeights = Record<string, Partial<PageWeight>>;

interface WeightRow {
  kind: WeightKind;
  figure: WeightFigure;
  /** Bytes, or a number of files. */
  amount: number;
  budget: number;
  /** The amount in the last release, if it had pages of this kind. */
  before: number | undefined;
  /** The heaviest page. Empty for search. */
  route: string;
}

/** Finds the heaviest page of each kind for each figure, and adds search. Skips kinds without a page. */
export function weightRows(
  pages: ReadonlyMap<string, PageWeight>,
  searchBytes: number,
  lastRelease: ReleaseWeights,
): WeightRow[] {
  const rowsOf = (kind: WeightKind, weights: [string, Partial<PageWeight>][]): WeightRow[] =>
    (Object.keys(kind.budget) as WeightFigure[]).flatMap((figure) => {
      const [heaviest] = weights
        .map(([route, weight]) => ({ route, amount: weight[figure] ?? 0 }))
        .sort((a, b) => b.amount - a.amount);
      const budget = kind.budget[figure] ?? 0;
      const before = lastRelease[kind.id]?.[figure];
      return heaviest ? [{ kind, figure, budget, before, ...heaviest }] : [];
    });
  return [
    ...pageKinds.flatMap((kind) =>
      rowsOf(
        kind,
        [...pages].filter(([route]) => kindOf(route) === kind),
      ),
    ),
    ...rowsOf(searchKind, [['', { total: searchBytes }]]),
  ];
}

/** Converts rows to the format of last-release.json. */
export function releaseWeights(rows: readonly WeightRow[]): ReleaseWeights {
  const weights: ReleaseWeights = {};
  for (const { kind, figure, amount } of rows) {
    weights[kind.id] = { ...weights[kind.id], [figure]: amount };
  }
  return weights;
}

export const isOverBudget = ({ amount, budget }: WeightRow): boolean => amount > budget;

function cellsOf(row: WeightRow): string[] {
  const { kind, figure, amount, before, budget, route } = row;
  const isCount = figure === 'requests';
  const text = (value: number): string => (isCount ? String(value) : (value / KILOBYTE).toFixed(1));
  const sign = amount > (before ?? amount) ? '+' : '';
  const change = before === undefined ? 'new' : sign + text(amount - before);
  return [
    kind.title,
    figure,
    text(amount),
    isCount ? '' : 'kB',
    change,
    text(budget),
    isOverBudget(row) ? 'OVER' : '',
    route,
  ];
}

/** Formats the rows for a terminal. */
export function weightTable(rows: readonly WeightRow[]): string {
  const head = ['kind', 'figure', '', '', 'since release', 'budget', '', 'heaviest page'];
  return textTable([head, ...rows.map(cellsOf)], (column) => [2, 4, 5].includes(column));
}
