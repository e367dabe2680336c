import {
  SEARCH_STALL_MS,
  type SearchAnswer,
  type SearchClient,
  type SearchRequest,
} from '@nitric-docs/search/client';

/** The newest finished search. */
export interface Outcome {
  query: string;
  /** Undefined if the search failed. */
  answer: SearchAnswer | undefined;
}

/** Callbacks for the newest search. Earlier searches are ignored. */
export interface SearchCallbacks {
  /** The search takes so long that an indicator should appear. */
  onStalled: () => void;
  /** The search has ended. The answer is undefined if it failed. */
  onEnd: (answer: SearchAnswer | undefined, request: SearchRequest) => void;
  /** Returns whether better results can be shown now. They can't while the reader selects a result. */
  mayChange: () => boolean;
}

export interface LatestSearch {
  /** Searches and returns the answer to show, or undefined if the search fails. Never rejects. */
  search: (request: SearchRequest) => Promise<SearchAnswer | undefined>;
  /** Ignores the search that is running. */
  cancel: () => void;
}

/** Runs searches while the reader types, and reports only the newest one. */
export function createLatestSearch(
  search: SearchClient['search'],
  { onStalled, onEnd, mayChange }: SearchCallbacks,
): LatestSearch {
  let newest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown: { question: string; answer: SearchAnswer } | undefined;
  const cancel = (): void => {
    newest += 1;
    clearTimeout(timer);
  };
  return {
    search: async (request) => {
      cancel();
      const number = newest;
      timer = setTimeout(onStalled, SEARCH_STALL_MS);
      const answer = await search(request).catch(() => undefined);
      if (number !== newest) {
        return answer;
      }
      clearTimeout(timer);
      const question = JSON.stringify(request);
      // A repeated search can end after the reader started to select one of the results.
      if (shown?.question !== question || mayChange()) {
        shown = answer && { question, answer };
      }
      onEnd(shown?.answer, request);
      return shown?.answer;
    },
    cancel,
  };
}
