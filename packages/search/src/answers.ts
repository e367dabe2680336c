/** Types and limits of the search modal, the search page, and the two search clients. */

/** Maximum length of a query, in characters. */
export const SEARCH_QUERY_MAX_LENGTH = 64;
export const SEARCH_HITS_PER_PAGE = 20;
/** Delay before an indicator appears, in milliseconds. */
export const SEARCH_STALL_MS = 300;
/** Tags around matched words in titles and snippets. */
export const HIGHLIGHT_TAGS = { open: '<mark>', close: '</mark>' } as const;

export const hierarchyLevels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type HierarchyLevel = (typeof hierarchyLevels)[number];
export type SearchHitType = Exclude<HierarchyLevel, 'lvl0'> | 'content';

/** `lvl0` is the group, `lvl1` is the title of the page, and the others are the headings above the hit. */
export type SearchHierarchy = Record<'lvl0' | 'lvl1', string> &
  Record<Exclude<HierarchyLevel, 'lvl0' | 'lvl1'>, string | null>;

/** A search hit. All texts are plain text, not HTML: they can contain `<`. */
export interface SearchHit {
  objectID: string;
  /** Address with the site's base and the anchor. */
  url: string;
  type: SearchHitType;
  hierarchy: SearchHierarchy;
  content: string | null;
  /** Shortened texts with {@link HIGHLIGHT_TAGS} around matches. Absent for texts without a match. */
  snippets: Partial<Record<HierarchyLevel | 'content', string>>;
  /** What marks words of the content on the page: the part of the address after `:~:`. Absent if it isn't certain to mark them. */
  directive?: string;
}

export interface SearchRequest {
  query: string;
  hitsPerPage: number;
  /** The page of the results, from 0. After the last one, the last one. */
  page?: number;
  snippetWords: number;
  /** Route of the current page. Results of the same SDK and version are ranked first. */
  readingRoute?: string;
  /** ID of the SDK of the language that the reader chose for samples. Its functions are ranked before those of other SDKs. */
  language?: string;
}

/** A page that a search without hits offers. */
export interface SearchSuggestion {
  title: string;
  /** Address with the site's base. */
  url: string;
}

export interface SearchAnswer {
  hits: SearchHit[];
  /** The number of hits on all pages. */
  nbHits: number;
  /** The pages with the titles that are closest to a query without hits, the closest first. */
  closest?: SearchSuggestion[];
  /** ID of the SDK of the reader's language, if its pages are among the hits and the query names no SDK. */
  preferred?: string;
  /** ID of the SDK that the query names, if it names a single one. */
  asked?: string;
  /** ID of the query for the hosted provider's insights. */
  queryID?: string;
}

/** The search interface. The environment selects the implementation. */
export interface SearchClient {
  /** Preloads the data of the first search. It can be called repeatedly, and never throws. */
  prepare(): void;
  /** @throws an error if the search fails. A later call retries. */
  search(request: SearchRequest): Promise<SearchAnswer>;
  /**
   * Calls the listener when more of the index has loaded, so that a repeated search can return better results.
   * @returns a function that removes the listener
   */
  onBetterAnswer(listener: () => void): () => void;
}
