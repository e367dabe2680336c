import type { Search } from './use-search';

/** The route of the search page. The parameter `q` is the query. */
export const SEARCH_ROUTE = '/search';

/** The texts of the modal and the search page. */
export const searchTexts = {
  errorTitle: 'Unable to fetch results',
  errorHelp: 'You might want to check your network connection.',
  retry: 'Try again',
  noResults: 'No results for',
  noRecent: 'No recent searches',
  reportMissing: 'Believe this query should return results?',
  reportMissingLink: 'Let us know.',
  /** The title of the prefilled issue. */
  issueTitle: (query: string): string => `Missing results for query "${query}"`,
  suggested: 'Try searching for',
  closest: 'Closest matches:',
  preferred: (sdk: string): string => `${sdk} SDK functions are shown first.`,
  liftPreference: 'Rank all languages equally',
  restorePreference: 'Show my language first',
  whatToType: 'Type what you are looking for: words, a question, or a name from the code.',
  searching: 'Searching…',
} as const;

/**
 * The state of a search in one text, because a translated page can only replace whole texts (src/components/Island/hydrate.tsx).
 * @param shown the number of the results on the screen
 */
export function statusOf({ isStalled, outcome }: Search, shown: number): string {
  if (isStalled) {
    return searchTexts.searching;
  }
  if (!outcome?.answer) {
    return '';
  }
  const { nbHits } = outcome.answer;
  return nbHits > shown
    ? `First ${shown} of ${nbHits} results`
    : `${shown} ${shown === 1 ? 'result' : 'results'} found`;
}
