/** What the search modal, the search page and the two search clients agree on. */

/** The longest query, in characters. */
export const SEARCH_QUERY_MAX_LENGTH = 64;
/** Results of one query. */
export const SEARCH_HITS_PER_PAGE = 20;
/** A search that takes longer shows an indicator, in milliseconds. */
export const SEARCH_STALL_MS = 300;
/** Tags around matched words in titles and snippets. */
export const HIGHLIGHT_TAGS = { open: '<mark>', close: '</mark>' } as const;

export type SearchHitType = 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6' | 'content';
export type HierarchyLevel = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';
export const hierarchyLevels: readonly HierarchyLevel[] = [
  'lvl0',
  'lvl1',
  'lvl2',
  'lvl3',
  'lvl4',
  'lvl5',
  'lvl6',
];

/** `lvl0` is the group, `lvl1` the page's title, the others its headings down to the hit. */
export type SearchHierarchy = Record<'lvl0' | 'lvl1', string> &
  Record<Exclude<HierarchyLevel, 'lvl0' | 'lvl1'>, string | null>;

/** A search hit. All texts are plain text, not HTML: they can contain `<`. */
export interface SearchHit {
  objectID: string;
  /** Address on the site, with the site's base and the anchor. */
  url: string;
  type: SearchHitType;
  hierarchy: SearchHierarchy;
  content: string | null;
  /** The same texts, shortened, with {@link HIGHLIGHT_TAGS} around what was matched; absent where nothing was. */
  snippets: Partial<Record<HierarchyLevel | 'content', string>>;
}

export interface SearchRequest {
  query: string;
  hitsPerPage: number;
  /** Words of a snippet. */
  snippetWords: number;
  /** Address, without the site's base, of the page that the reader is on: their SDK and version come first. */
  readingRoute?: string;
}

export interface SearchAnswer {
  hits: SearchHit[];
  nbHits: number;
  /** Names the query to the hosted provider's insights. */
  queryID?: string;
}

/** The one interface of search; the environment chooses the implementation once. */
export interface SearchClient {
  /** Fetches what the first answer needs. Safe to call often; never rejects. */
  prepare(): void;
  /** @throws SearchUnavailable when no answer can be had; a later call tries anew */
  search(request: SearchRequest): Promise<SearchAnswer>;
  /**
   * Calls back when an answer given so far may now be better, because more of the index has come.
   * @returns ends the calls
   */
  onBetterAnswer(listener: () => void): () => void;
}

/** No answer can be had: nobody could be reached, or the index can't be read. */
export class SearchUnavailable extends Error {
  override readonly name = 'SearchUnavailable';
}
