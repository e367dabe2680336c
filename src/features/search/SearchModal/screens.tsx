import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import type { SearchAnswer } from '../../../contracts/search';
import { ClosestPages } from '../ClosestPages';
import type { LanguagePreference } from '../language-preference';
import { LanguageSwitch } from '../LanguageSwitch';
import { RetryButton } from '../RetryButton';
import { SEARCH_ROUTE } from '../SearchField';
import { searchTexts } from '../texts';
import styles from './styles.module.css';

/** The error screen, with a button to try again. */
export function ErrorScreen({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <div className={styles.whenTyped}>
      <div className="DocSearch-ErrorScreen">
        <p className="DocSearch-Title">{searchTexts.errorTitle}</p>
        <p className="DocSearch-Help">{searchTexts.errorHelp}</p>
        <RetryButton className={styles.retry} onRetry={onRetry} />
      </div>
    </div>
  );
}

/** The screen for an empty field if searches can't be stored. DocSearch shows nothing in that case. */
export function NoRecentSearches(): ReactNode {
  return (
    <div className={styles.whenEmpty}>
      <div className="DocSearch-StartScreen">
        <p className="DocSearch-Help">{searchTexts.noRecent}</p>
      </div>
    </div>
  );
}

/** The link to the search page below the results. */
export function AllResults({ query, onClose }: { query: string; onClose: () => void }): ReactNode {
  return (
    <a href={`${useBaseUrl(SEARCH_ROUTE)}?q=${encodeURIComponent(query)}`} onClick={onClose}>
      All results for “{query}”
    </a>
  );
}

interface AroundResultsProps {
  answer: SearchAnswer;
  preference: LanguagePreference;
}

/** What the site adds to DocSearch's results: the reader's language above them, or the closest pages if there are none. */
export function AroundResults({ answer, preference }: AroundResultsProps): ReactNode {
  return answer.hits.length > 0 ? (
    <div className={styles.above}>
      <LanguageSwitch {...preference} preferred={answer.preferred} />
    </div>
  ) : (
    <div className={styles.below}>
      <ClosestPages pages={answer.closest ?? []} />
    </div>
  );
}
