/** Texts of SPEC 8 that the search page shows like the modal, whose own they are. */
export const searchTexts = {
  errorTitle: 'Unable to fetch results',
  errorHelp: 'You might want to check your network connection.',
  noResults: 'No results for',
  reportMissing: 'Believe this query should return results?',
  reportMissingLink: 'Let us know.',
  /** SPEC 7: the title of the prefilled issue. */
  issueTitle: (query: string): string => `Missing results for query "${query}"`,
  found: (pages: number): string => `${pages} ${pages === 1 ? 'page' : 'pages'} found`,
} as const;
