import type { ReactNode } from 'react';
import { newIssueAddress } from '../../../config/site';
import type { SearchSuggestion } from '@nitric-docs/search/client';
import { searchTexts } from '../texts';
import styles from './styles.module.css';

interface NoResultsProps {
  query: string;
  closest: readonly SearchSuggestion[] | undefined;
  /** Queries that had results. */
  suggested?: readonly string[];
  onSearch?: (query: string) => void;
}

/** What a search without results offers: other queries, pages with similar titles, and an issue. */
export function NoResults({
  query,
  closest = [],
  suggested = [],
  onSearch,
}: NoResultsProps): ReactNode {
  return (
    <div className={styles.none}>
      <h2 className={styles.title}>{`${searchTexts.noResults} "${query}"`}</h2>
      {suggested.length > 0 && (
        <>
          <p>{searchTexts.suggested}</p>
          <ul>
            {suggested.map((text) => (
              <li key={text}>
                <button type="button" onClick={() => onSearch?.(text)}>
                  {text}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {closest.length > 0 && (
        <>
          <p>{searchTexts.closest}</p>
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
        {searchTexts.reportMissing}{' '}
        <a href={newIssueAddress(searchTexts.issueTitle(query))}>{searchTexts.reportMissingLink}</a>
      </p>
    </div>
  );
}
