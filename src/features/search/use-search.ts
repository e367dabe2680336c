import { useCallback, useEffect, useRef, useState } from 'react';
import {
  SEARCH_HITS_PER_PAGE,
  SEARCH_STALL_MS,
  type SearchAnswer,
} from '@nitric-docs/search/client';
import { searchClient } from './client';
import { useLanguagePreference, type LanguagePreference } from './language-preference';
import { useMissedSearch } from './use-missed-search';
import { useResultsHold, type ResultsHold } from './use-results-hold';

/** The newest finished search. */
export interface Outcome {
  query: string;
  /** Undefined if the search failed. */
  answer: SearchAnswer | undefined;
}

export interface Search {
  /** Undefined before the first search, and for an empty query. It can belong to an earlier query while a search is running. */
  outcome: Outcome | undefined;
  /** Whether the search takes so long that an indicator should appear. */
  isStalled: boolean;
  /** The titles of the first pages of the last search with results. */
  suggested: readonly string[];
  preference: LanguagePreference;
  /** Keeps better results from moving what the reader selects. Its props belong to the field and the results. */
  hold: ResultsHold;
  retry: () => void;
}

interface SearchOptions {
  snippetWords: number;
  /** Route of the page that the reader has open, if it affects the ranking. */
  readingRoute?: string | undefined;
  /** The page of the results, from 0. */
  page?: number;
}

const MOST_SUGGESTIONS = 3;

const titlesOf = ({ hits }: SearchAnswer): string[] =>
  [...new Set(hits.map(({ hierarchy }) => hierarchy.lvl1))].slice(0, MOST_SUGGESTIONS);

/** Searches while the reader types, and ignores the answers to earlier queries. */
export function useSearch(
  query: string,
  { snippetWords, readingRoute, page = 0 }: SearchOptions,
): Search {
  const preference = useLanguagePreference();
  const { language } = preference;
  const [outcome, setOutcome] = useState<Outcome>();
  const [suggested, setSuggested] = useState<readonly string[]>([]);
  const [isStalled, setStalled] = useState(false);
  const [repetition, setRepetition] = useState(0);
  const retry = useCallback(() => setRepetition((last) => last + 1), []);
  const hold = useResultsHold(retry);
  const shown = useRef<string>(undefined);
  const isEmpty = query.trim() === '';
  useMissedSearch(outcome);
  if (isEmpty && outcome) {
    // Otherwise, the old outcome would reappear while the next query is searched for.
    setOutcome(undefined);
  }

  useEffect(
    () => (isEmpty ? undefined : searchClient().onBetterAnswer(hold.change)),
    [isEmpty, hold],
  );

  useEffect(() => {
    if (isEmpty) {
      return undefined;
    }
    const timer = setTimeout(() => setStalled(true), SEARCH_STALL_MS);
    let isNewest = true;
    const end = (): void => {
      isNewest = false;
      clearTimeout(timer);
      setStalled(false);
    };
    const show = (answer: SearchAnswer | undefined): void => {
      const question = JSON.stringify([query, language, page]);
      // A repeated search can end after the reader started to select one of the results.
      if (shown.current === question && !hold.mayChange()) {
        return;
      }
      shown.current = answer && question;
      setOutcome({ query, answer });
      if (answer && answer.hits.length > 0) {
        setSuggested(titlesOf(answer));
      }
    };
    void searchClient()
      .search({
        query,
        hitsPerPage: SEARCH_HITS_PER_PAGE,
        page,
        snippetWords,
        ...(readingRoute && { readingRoute }),
        ...(language && { language }),
      })
      .catch(() => undefined)
      .then((answer) => {
        if (isNewest) {
          end();
          show(answer);
        }
      });
    return end;
  }, [query, isEmpty, snippetWords, readingRoute, page, language, hold, repetition]);

  return { outcome, isStalled, suggested, preference, hold, retry };
}
