import type { SearchAnswer, SearchHit, SearchRequest } from '@nitric-docs/search/client';

/** The search of the mocked client. Tests replace its answers. */
export const mockSearch = jest.fn<Promise<SearchAnswer>, [SearchRequest]>();

let grow = (): void => undefined;

/** Says that more of the index has loaded. */
export const growIndex = (): void => grow();

/** Replaces features/search/client. */
export const searchClient = () => ({
  search: mockSearch,
  prepare: () => undefined,
  onBetterAnswer: (listener: () => void) => {
    grow = listener;
    return () => undefined;
  },
});

/** Returns a hit for a heading of a page, or for the page itself. */
export const hitOf = (group: string, page: string, heading: string | null = null): SearchHit => ({
  objectID: `${page}#${heading ?? ''}`,
  url: `/docs/${page.toLowerCase()}${heading ? `#${heading.toLowerCase()}` : ''}`,
  type: heading ? 'lvl2' : 'lvl1',
  hierarchy: {
    lvl0: group,
    lvl1: page,
    lvl2: heading,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  },
  content: null,
  snippets: {},
});

export const answerOf = (...hits: SearchHit[]): SearchAnswer => ({ hits, nbHits: hits.length });
