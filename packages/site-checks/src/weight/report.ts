import { KILOBYTE, type PageWeight, type WeightBudgets, type WeightFigure } from './budgets';

// size-limit has a budget for each list of files, and not for the heaviest page of a kind.

/** The heaviest page of a kind by one figure, and its budget. */
export interface WeightRow {
  title: string;
  figure: WeightFigure;
  /** Bytes, or a number of files. */
  amount: number;
  budget: number;
  /** The heaviest page. Empty for an island. */
  route: string;
}

/** Finds the heaviest page of each kind for each figure, and adds the island. Skips kinds without a page. */
export function weightRows(
  pages: ReadonlyMap<string, PageWeight>,
  islandBytes: number,
  { pageKinds, island }: WeightBudgets,
): WeightRow[] {
  const rows = pageKinds.flatMap((kind) => {
    const weights = [...pages].filter(
      ([route]) => pageKinds.find(({ includes }) => includes(route)) === kind,
    );
    return (Object.keys(kind.budget) as WeightFigure[]).flatMap((figure) => {
      const [heaviest] = weights
        .map(([route, weight]) => ({ route, amount: weight[figure] }))
        .sort((a, b) => b.amount - a.amount);
      const { title } = kind;
      return heaviest ? [{ title, figure, budget: kind.budget[figure], ...heaviest }] : [];
    });
  });
  const { title, budget } = island;
  return [...rows, { title, figure: 'total', amount: islandBytes, budget, route: '' }];
}

export const isOverBudget = ({ amount, budget }: WeightRow): boolean => amount > budget;

export function weightLine(row: WeightRow): string {
  const { title, figure, amount, budget, route } = row;
  const text = (value: number): string =>
    figure === 'requests' ? String(value) : `${(value / KILOBYTE).toFixed(1)} kB`;
  return [
    title.padEnd(15),
    figure.padEnd(11),
    text(amount).padStart(9),
    `of ${text(budget).padStart(9)}`,
    isOverBudget(row) ? 'OVER' : '    ',
    route,
  ].join(' ');
}
