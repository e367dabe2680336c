import type { SearchAnswer, SearchRequest } from '../contracts/search';
import { hitsOf } from './hits';
import { parseQuery } from './query';
import { rankPages } from './rank';
import type { SearchIndex } from './search-index';

export { SearchIndex } from './search-index';
export type { IndexedPage } from './pages';

/** Answers one query from what the index holds at the moment. The site, `search:query` and the checks all come here. */
export function answer(index: SearchIndex, request: SearchRequest): SearchAnswer {
  const query = parseQuery(index, request.query);
  const ranked = rankPages(index, query, request.readingRoute ?? '/');
  return { hits: hitsOf(ranked, query, request), nbHits: ranked.length };
}
