import type { DocSearchHit, DocSearchModalProps } from '@docsearch/react';
import {
  hierarchyLevels,
  SEARCH_HITS_PER_PAGE,
  SEARCH_STALL_MS,
  type SearchAnswer,
  type SearchClient,
  type SearchHit,
} from '../../../contracts/search';
import { escapeHtml, snippetHtml } from '../safe-text';

type Transform = NonNullable<DocSearchModalProps['transformSearchClient']>;
type DocSearchClient = ReturnType<Transform>;

/** The part of DocSearch's request that is used. */
interface ModalRequest {
  query?: string;
  hitsPerPage?: number;
  attributesToSnippet?: readonly string[];
}

/** What a snippet has when the request doesn't say. */
const SNIPPET_WORDS = 10;

/** `content:10` asks for 10 words. */
function snippetWordsOf({ attributesToSnippet = [] }: ModalRequest): number {
  const content = attributesToSnippet.find((attribute) => attribute.startsWith('content:'));
  return Number(content?.split(':')[1]) || SNIPPET_WORDS;
}

const matched = (value: string): { value: string; matchLevel: 'none'; matchedWords: string[] } => ({
  value,
  matchLevel: 'none',
  matchedWords: [],
});

/**
 * A hit as DocSearch draws it. DocSearch puts `lvl1` to `lvl6` and `content` into the page as HTML, from the snippet and,
 * for recent searches, from the hit itself; `lvl0` it shows as text. So the former are escaped here, and `lvl0` isn't.
 */
export function toDocSearchHit(hit: SearchHit): DocSearchHit {
  const texts = hierarchyLevels.map((level) => {
    const text = hit.hierarchy[level];
    return [level, text === null || level === 'lvl0' ? text : escapeHtml(text)] as const;
  });
  const snippets = hierarchyLevels.flatMap((level) => {
    const snippet = hit.snippets[level];
    return snippet === undefined ? [] : [[level, matched(snippetHtml(snippet))] as const];
  });
  const content = hit.snippets.content;
  const [page = hit.url, anchor = null] = hit.url.split('#');
  return {
    objectID: hit.objectID,
    url: hit.url,
    url_without_anchor: page,
    anchor,
    type: hit.type,
    content: hit.content === null ? null : escapeHtml(hit.content),
    hierarchy: Object.fromEntries(texts) as DocSearchHit['hierarchy'],
    _snippetResult: {
      hierarchy: Object.fromEntries(snippets),
      ...(content === undefined ? {} : { content: matched(snippetHtml(content)) }),
    } as unknown as DocSearchHit['_snippetResult'],
    _highlightResult: {
      hierarchy: { lvl0: matched(hit.hierarchy.lvl0) },
    } as unknown as DocSearchHit['_highlightResult'],
  };
}

/** Hears how searches end, in the order in which they were asked. */
export interface SearchListener {
  /** The newest search takes longer than a reader waits for without asking why. */
  onStalled: () => void;
  onAnswer: (answer: SearchAnswer) => void;
  onFailure: () => void;
}

const NO_ANSWER: SearchAnswer = { hits: [], nbHits: 0 };

/**
 * Puts the site's search client in the place of the one that DocSearch makes. A failed search is an empty answer to
 * DocSearch 3.9, and a call of `onFailure`: DocSearch's own error screen goes as soon as it comes, because its
 * autocomplete is idle again after every search.
 * @param readingRoute the address of the page that the reader is on, without the site's base
 */
export function docSearchClientOf(
  client: SearchClient,
  readingRoute: string,
  { onStalled, onAnswer, onFailure }: SearchListener,
): Transform {
  let newest = 0;
  const ask = async (request: ModalRequest): Promise<SearchAnswer> => {
    newest += 1;
    const number = newest;
    const isNewest = (): boolean => number === newest;
    const stalled = setTimeout(() => isNewest() && onStalled(), SEARCH_STALL_MS);
    try {
      const answer = await client.search({
        query: request.query ?? '',
        hitsPerPage: request.hitsPerPage ?? SEARCH_HITS_PER_PAGE,
        snippetWords: snippetWordsOf(request),
        readingRoute,
      });
      if (isNewest()) {
        onAnswer(answer);
      }
      return answer;
    } catch {
      if (isNewest()) {
        onFailure();
      }
      return NO_ANSWER;
    } finally {
      clearTimeout(stalled);
    }
  };
  const search = async ({ requests }: { requests: readonly ModalRequest[] }): Promise<unknown> => {
    const { hits, ...rest } = await ask(requests[0] ?? {});
    return { results: [{ ...rest, hits: hits.map(toDocSearchHit) }] };
  };
  // DocSearch's type asks for Algolia's whole answer and reads hits, nbHits and queryID of it (SPEC 7).
  return (original) => ({ ...original, search: search as DocSearchClient['search'] });
}
