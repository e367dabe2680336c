import type { DocSearchHit, DocSearchModalProps } from '@docsearch/react';
import {
  hierarchyLevels,
  SEARCH_HITS_PER_PAGE,
  SEARCH_STALL_MS,
  type SearchAnswer,
  type SearchClient,
  type SearchHit,
} from '../../../contracts/search';
import { escapeHtml, splitMarks } from '../safe-text';

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

/** A text with marks as HTML: what was matched in `mark`, the rest letter by letter. */
const markedHtml = (snippet: string): string =>
  splitMarks(snippet)
    .map((part, at) => (at % 2 === 1 ? `<mark>${escapeHtml(part)}</mark>` : escapeHtml(part)))
    .join('');

/** A level's text as DocSearch looks for it in a hit. */
const snippetOf = (text: string | null | undefined): { value: string } | undefined =>
  text ? { value: markedHtml(text) } : undefined;

/**
 * A hit as DocSearch draws it: it puts `lvl1` to `lvl6`, `content` and all snippets into the page as HTML, so these are escaped
 * here; `lvl0` it shows as text.
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
    // A page's text is its second line, whether it is whole or a snippet.
    content: content === null || content === undefined ? null : escapeHtml(hit.content ?? content),
    hierarchy: Object.fromEntries(texts) as DocSearchHit['hierarchy'],
    _highlightResult: {} as DocSearchHit['_highlightResult'],
    _snippetResult: {
      hierarchy: Object.fromEntries(levels),
      content: snippetOf(content),
    } as unknown as DocSearchHit['_snippetResult'],
  };
}

/** Hears how searches end, in the order in which they were asked. */
export interface SearchListener {
  /** The newest search takes longer than a reader waits for without asking why. */
  onStalled: () => void;
  onAnswer: (answer: SearchAnswer) => void;
  onFailure: () => void;
  /** Whether an answer that is better than the one to the same question may take its place, or the reader is choosing from it. */
  mayChange: () => boolean;
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
  { onStalled, onAnswer, onFailure, mayChange }: SearchListener,
): Transform {
  let newest = 0;
  /** The newest answer, and the question with all that goes with it. */
  let shown: { question: string; answer: SearchAnswer } | undefined;
  const ask = async (request: ModalRequest): Promise<SearchAnswer> => {
    newest += 1;
    const number = newest;
    const isNewest = (): boolean => number === newest;
    const stalled = setTimeout(() => isNewest() && onStalled(), SEARCH_STALL_MS);
    const search = {
      query: request.query ?? '',
      hitsPerPage: request.hitsPerPage ?? SEARCH_HITS_PER_PAGE,
      snippetWords: snippetWordsOf(request),
      readingRoute,
    };
    const question = JSON.stringify(search);
    try {
      const answer = await client.search(search);
      if (isNewest()) {
        // A reader may have begun to choose while the better answer was on its way.
        const stays = shown?.question === question && !mayChange();
        const next = stays && shown ? shown : { question, answer };
        shown = next;
        onAnswer(next.answer);
        return next.answer;
      }
      return answer;
    } catch {
      if (isNewest()) {
        shown = undefined;
        onFailure();
      }
      return NO_ANSWER;
    } finally {
      clearTimeout(stalled);
    }
  };
  const search = async ({ requests }: { requests: readonly ModalRequest[] }): Promise<unknown> => {
    const { hits, ...rest } = await ask(requests[0] ?? {});
    return { results: [{ ...rest, hits: hits.map(toModalHit) }] };
  };
  // DocSearch's type asks for Algolia's whole answer and reads hits, nbHits and queryID of it.
  return (original) => ({ ...original, search: search as DocSearchClient['search'] });
}
