import type { ReactNode } from 'react';
import type { SearchSuggestion } from '@nitric-docs/search/client';
import { isSdkId, sdkOf } from '../../../config/sdk-list';
import { newIssueAddress } from '../../../config/site';
import type { LanguagePreference } from '../language-preference';
import type { Search } from '../use-search';
import styles from './styles.module.css';

interface LanguageSwitchProps extends LanguagePreference {
  /** ID of the SDK that the shown answer prefers. */
  preferred: string | undefined;
}

function LanguageSwitch({ preferred, isLifted, setLifted }: LanguageSwitchProps): ReactNode {
  const first = isSdkId(preferred) ? sdkOf(preferred).label : undefined;
  if (first === undefined && !isLifted) {
    return null;
  }
  return (
    <p className={styles.switch}>
      {first !== undefined && <span>{`${first} SDK functions are shown first.`}</span>}
      <button type="button" onClick={() => setLifted(!isLifted)}>
        {isLifted ? 'Show my language first' : 'Rank all languages equally'}
      </button>
    </p>
  );
}

function SearchFailure({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <div role="alert" className={styles.failure}>
      <h2 className={styles.title}>Unable to fetch results</h2>
      <p>You might want to check your network connection.</p>
      <button type="button" className={styles.retry} onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}

interface NoResultsProps {
  query: string;
  closest: readonly SearchSuggestion[] | undefined;
  /** Queries that had results. */
  suggested: readonly string[];
  onSearch: (query: string) => void;
}

function NoResults({ query, closest = [], suggested, onSearch }: NoResultsProps): ReactNode {
  return (
    <div className={styles.none}>
      <h2 className={styles.title}>{`No results for "${query}"`}</h2>
      {suggested.length > 0 && (
        <>
          <p>Try searching for</p>
          <ul>
            {suggested.map((text) => (
              <li key={text}>
                <button type="button" onClick={() => onSearch(text)}>
                  {text}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {closest.length > 0 && (
        <>
          <p>Closest matches:</p>
          <ul>
            {closest.map(({ title, url }) => (
              <li key={url}>
                <a href={url}>{title}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        Believe this query should return results?{' '}
        <a href={newIssueAddress(`Missing results for query "${query}"`)}>Let us know.</a>
      </p>
    </div>
  );
}

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
  return answer.nbHits > 0 ? (
    <LanguageSwitch {...preference} preferred={answer.preferred} />
  ) : (
    <NoResults query={query} closest={answer.closest} suggested={suggested} onSearch={onSearch} />
  );
}
