import type { SearchSuggestion } from '../answers';
import { pathOfRoute, type SearchSite } from '../site';
import { lettersOf, type IndexedPage } from './pages';

const MOST_SUGGESTIONS = 3;
const PAIR = 2;
/** The lowest similarity at which readers see why a title is offered. */
const CLOSE = 0.5;

const pairsOf = (letters: string): string[] =>
  [...letters].map((_, at) => letters.slice(at, at + PAIR)).filter((pair) => pair.length === PAIR);

/** The Sørensen–Dice coefficient of the letter pairs of two texts, from 0 to 1. */
function similarity(pairs: readonly string[], others: readonly string[]): number {
  const left = [...others];
  const common = pairs.filter((pair) => {
    const at = left.indexOf(pair);
    return at >= 0 && left.splice(at, 1);
  });
  return (2 * common.length) / (pairs.length + others.length || 1);
}

/** Returns the pages of the latest versions whose titles look like the query, the closest first. */
export function closestTitles(
  site: SearchSite,
  pages: readonly IndexedPage[],
  query: string,
): SearchSuggestion[] {
  const asked = pairsOf(lettersOf(query));
  return pages
    .filter(({ isFrozen }) => !isFrozen)
    .map((page) => ({ page, score: similarity(asked, pairsOf(lettersOf(page.title))) }))
    .filter(({ score }) => score >= CLOSE)
    .sort(
      (a, b) =>
        b.score - a.score || b.page.prior - a.page.prior || (a.page.route < b.page.route ? -1 : 1),
    )
    .slice(0, MOST_SUGGESTIONS)
    .map(({ page }) => ({
      // The functions and the guides of several SDKs have the same title.
      title: site.sdks.some(({ id }) => page.route.split('/').includes(id))
        ? `${page.title} (${page.group})`
        : page.title,
      url: pathOfRoute(site, page.route),
    }));
}
