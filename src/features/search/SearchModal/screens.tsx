import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import type { LanguagePreference } from '../language-preference';
import { LanguageSwitch } from '../LanguageSwitch';
import type { Outcome } from '../latest-search';
import { NoResults } from '../NoResults';
import { SearchFailure } from '../SearchFailure';
import { SEARCH_ROUTE } from '../SearchField';
import { searchTexts } from '../texts';
import styles from './styles.module.css';

/** The screen for an empty field if searches can't be stored. DocSearch shows nothing in that case. */
export function NoRecentSearches(): ReactNode {
  return <p className={styles.whenEmpty}>{searchTexts.noRecent}</p>;
}

/** The link to the search page below the results. */
export function AllResults({ query, onClose }: { query: string; onClose: () => void }): ReactNode {
  return (
    <a href={`${useBaseUrl(SEARCH_ROUTE)}?q=${encodeURIComponent(query)}`} onClick={onClose}>
      {`All results for “${query}”`}
    </a>
  );
}

interface AboveResultsProps {
  /** Undefined until the first search has ended. */
  outcome: Outcome | undefined;
  status: string;
  preference: LanguagePreference;
  suggested: readonly string[];
  onSearch: (query: string) => void;
  onRetry: () => void;
}

/** What the site adds to the results of DocSearch, or shows in their place. */
export function AboveResults({
  outcome,
  status,
  preference,
  suggested,
  onSearch,
  onRetry,
}: AboveResultsProps): ReactNode {
  if (!outcome) {
    // Screen readers get the status of the dialog.
    return <p aria-hidden="true">{status}</p>;
  }
  const { query, answer } = outcome;
  if (!answer) {
    return <SearchFailure onRetry={onRetry} headingClass={styles.title} />;
  }
  return answer.hits.length > 0 ? (
    <LanguageSwitch {...preference} preferred={answer.preferred} />
  ) : (
    <NoResults query={query} closest={answer.closest} suggested={suggested} onSearch={onSearch} />
  );
}
