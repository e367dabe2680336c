import type { Search } from './use-search';

/** The route of the search page. The parameter `q` is the query. */
export const SEARCH_ROUTE = '/search';

/** One text, because a translated page can only replace whole texts. @param before the number of results on earlier pages */
export function statusOf({ isStalled, outcome }: Search, shown: number, before = 0): string {
  if (isStalled) {
    return 'Searching…';
  }
  if (!outcome?.answer) {
    return '';
  }
  const { nbHits } = outcome.answer;
  return nbHits > shown
    ? `${before ? `${before + 1} to ` : ''}${before + shown} of ${nbHits} results`
    : `${shown} ${shown === 1 ? 'result' : 'results'} found`;
}
