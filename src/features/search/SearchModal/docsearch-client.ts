import type { DocSearchHit, DocSearchModalProps } from '@docsearch/react';
import {
  hierarchyLevels,
  SEARCH_HITS_PER_PAGE,
  SEARCH_STALL_MS,
  type SearchAnswer,
  type SearchClient,
  type SearchHit,
} from '../../../contracts/search';
import { escapeHtml } from '../safe-text';

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

/** The two lines of a result: plain texts with {@link HIGHLIGHT_TAGS} around what was matched. */
interface HitLines {
  title: string;
  path?: string;
}

/** A hit as the modal has it. What DocSearch keeps of it when it is followed leaves out the lines. */
export type ModalHit = Omit<DocSearchHit, '_snippetResult' | '_highlightResult'> & {
  _snippetResult: HitLines;
};

function linesOf({ type, hierarchy, content, snippets }: SearchHit): HitLines {
  const page = snippets.lvl1 ?? hierarchy.lvl1;
  const text = snippets.content ?? content;
  if (type === 'lvl1') {
    return { title: page, ...(text ? { path: text } : {}) };
  }
  const own = type === 'content' ? text : (snippets[type] ?? hierarchy[type]);
  return { title: own ?? '', path: page };
}

/**
 * A hit as the modal draws it. DocSearch itself draws recent and favourite searches, and puts their `lvl1` to `lvl6` and
 * `content` into the page as HTML; `lvl0` it shows as text. So the former are escaped here, and `lvl0` isn't. Our list of
 * results draws the lines as texts.
 */
export function toModalHit(hit: SearchHit): ModalHit {
  const texts = hierarchyLevels.map((level) => {
    const text = hit.hierarchy[level];
    return [level, text === null || level === 'lvl0' ? text : escapeHtml(text)] as const;
  });
  const [page = hit.url, anchor = null] = hit.url.split('#');
  return {
    objectID: hit.objectID,
    url: hit.url,
    url_without_anchor: page,
    anchor,
    type: hit.type,
    content: hit.content === null ? null : escapeHtml(hit.content),
    hierarchy: Object.fromEntries(texts) as ModalHit['hierarchy'],
    _snippetResult: linesOf(hit),
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
  // DocSearch's type asks for Algolia's whole answer and reads hits, nbHits and queryID of it (SPEC 7).
  return (original) => ({ ...original, search: search as DocSearchClient['search'] });
}
