import type { SdkId } from '../../../config/sdks';
import type { DocSearchHit, DocSearchModalProps } from '@docsearch/react';
import {
  hierarchyLevels,
  SEARCH_HITS_PER_PAGE,
  type SearchAnswer,
  type SearchHit,
} from '@nitric-docs/search/client';
import type { LatestSearch } from '../latest-search';
import { escapeHtml, splitMarks } from '../safe-text';

type Transform = NonNullable<DocSearchModalProps['transformSearchClient']>;
type DocSearchClient = ReturnType<Transform>;

/** The properties of DocSearch's request that are used. */
interface ModalRequest {
  query?: string;
  hitsPerPage?: number;
  attributesToSnippet?: readonly string[];
}

/** The length of a snippet if the request doesn't specify it. */
const SNIPPET_WORDS = 10;

/** Returns the length of a snippet. `content:10` requests 10 words. */
function snippetWordsOf({ attributesToSnippet = [] }: ModalRequest): number {
  const content = attributesToSnippet.find((attribute) => attribute.startsWith('content:'));
  return Number(content?.split(':')[1]) || SNIPPET_WORDS;
}

/** Converts a snippet to HTML, with matches in `mark` elements and all other characters escaped. */
const markedHtml = (snippet: string): string =>
  splitMarks(snippet)
    .map((part, at) => (at % 2 === 1 ? `<mark>${escapeHtml(part)}</mark>` : escapeHtml(part)))
    .join('');

/** Returns a text in the format of DocSearch's snippets. */
const snippetOf = (text: string | null | undefined): { value: string } | undefined =>
  text ? { value: markedHtml(text) } : undefined;

/**
 * Converts a hit to the format of DocSearch. DocSearch inserts `lvl1` to `lvl6`, `content`, and all snippets as HTML, so they
 * are escaped here. It inserts `lvl0` as text.
 */
export function toModalHit({ hierarchy, snippets, ...hit }: SearchHit): DocSearchHit {
  const texts = hierarchyLevels.map((level) => {
    const text = hierarchy[level];
    return [level, text === null || level === 'lvl0' ? text : escapeHtml(text)] as const;
  });
  const levels = hierarchyLevels.map(
    (level) => [level, snippetOf(snippets[level] ?? hierarchy[level])] as const,
  );
  const [page = hit.url, anchor = null] = hit.url.split('#');
  const content = snippets.content ?? hit.content;
  return {
    objectID: hit.objectID,
    url: hit.url,
    url_without_anchor: page,
    anchor,
    type: hit.type,
    // The second line of a hit is the complete text or a snippet.
    content: content === null || content === undefined ? null : escapeHtml(hit.content ?? content),
    hierarchy: Object.fromEntries(texts) as DocSearchHit['hierarchy'],
    _highlightResult: {} as DocSearchHit['_highlightResult'],
    _snippetResult: {
      hierarchy: Object.fromEntries(levels),
      content: snippetOf(content),
    } as unknown as DocSearchHit['_snippetResult'],
  };
}

/** Limits the results of each group, so that the number of the answer's hits is the number of rows. */
export function limitGroups(answer: SearchAnswer, perGroup: number): SearchAnswer {
  const counts = new Map<string, number>();
  const hits = answer.hits.filter(({ hierarchy: { lvl0 } }) => {
    const count = (counts.get(lvl0) ?? 0) + 1;
    counts.set(lvl0, count);
    return count <= perGroup;
  });
  return { ...answer, hits };
}

const NO_ANSWER: SearchAnswer = { hits: [], nbHits: 0 };

/**
 * Replaces the search client that DocSearch creates. DocSearch 3.9 gets an empty answer for a failed search, because it would
 * hide its own error screen immediately: autocomplete becomes idle after every search.
 * @param readingRoute is the route of the current page
 * @param languageNow returns the SDK of the reader's language
 */
export function docSearchClientOf(
  searchSite: LatestSearch['search'],
  readingRoute: string,
  languageNow: () => SdkId | undefined,
): Transform {
  const search = async ({ requests }: { requests: readonly ModalRequest[] }): Promise<unknown> => {
    const request = requests[0] ?? {};
    const language = languageNow();
    const answer = await searchSite({
      query: request.query ?? '',
      hitsPerPage: request.hitsPerPage ?? SEARCH_HITS_PER_PAGE,
      snippetWords: snippetWordsOf(request),
      readingRoute,
      ...(language && { language }),
    });
    const { hits, ...rest } = answer ?? NO_ANSWER;
    return { results: [{ ...rest, hits: hits.map(toModalHit) }] };
  };
  // DocSearch's type requires a complete response from Algolia, but DocSearch reads only `hits`, `nbHits`, and `queryID`.
  return (original) => ({ ...original, search: search as DocSearchClient['search'] });
}
