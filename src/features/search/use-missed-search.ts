import { useEffect } from 'react';
import { recordGoal } from '../analytics';
import type { Outcome } from './use-search';
import { reportMissedSearch } from './report-missed-search';

/** How long the reader must stop typing, in milliseconds, so that the beginnings of a query aren't counted. */
const PAUSE_MS = 2000;

export function useMissedSearch(outcome: Outcome | undefined): void {
  const query = outcome?.answer?.hits.length === 0 ? outcome.query : undefined;
  useEffect(() => {
    if (query === undefined) {
      return undefined;
    }
    const timer = setTimeout(() => {
      recordGoal('Search without results');
      reportMissedSearch(query);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [query]);
}
