import type { SearchAnswer } from '@nitric-docs/search/client';

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
  found: ({ hits: { length }, nbHits }: SearchAnswer): string =>
    nbHits > length
      ? `First ${length} of ${nbHits} results`
      : `${length} ${length === 1 ? 'result' : 'results'} found`,
} as const;
