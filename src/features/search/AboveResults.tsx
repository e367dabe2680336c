import type { ReactNode } from 'react';
import { LanguageSwitch } from './LanguageSwitch';
import { NoResults } from './NoResults';
import { SearchFailure } from './SearchFailure';
import type { Search } from './use-search';

interface AboveResultsProps {
  search: Search;
  onSearch: (query: string) => void;
  onRetry: () => void;
}

/** What stands above the results, or in their place if there are none. */
export function AboveResults({ search, onSearch, onRetry }: AboveResultsProps): ReactNode {
  const { outcome, preference, suggested } = search;
  if (!outcome) {
    return null;
  }
  const { query, answer } = outcome;
  if (!answer) {
    return <SearchFailure onRetry={onRetry} />;
  }
  return answer.hits.length > 0 ? (
    <LanguageSwitch {...preference} preferred={answer.preferred} />
  ) : (
    <NoResults query={query} closest={answer.closest} suggested={suggested} onSearch={onSearch} />
  );
}
