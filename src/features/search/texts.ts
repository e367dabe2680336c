import type { Search } from './use-search';

/** The route of the search page. The parameter `q` is the query. */
export const SEARCH_ROUTE = '/search';

/** The state of a search in one text, because a translated page can only replace whole texts (src/components/Island/hydrate.tsx). */
export function statusOf({ isStalled, outcome }: Search, shown: number): string {
  if (isStalled) {
    return 'Searching…';
  }
  if (!outcome?.answer) {
    return '';
  }
  const { nbHits } = outcome.answer;
  return nbHits > shown
    ? `First ${shown} of ${nbHits} results`
    : `${shown} ${shown === 1 ? 'result' : 'results'} found`;
}
