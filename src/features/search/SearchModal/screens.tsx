import type { ReactNode } from 'react';
import { RetryButton } from '../RetryButton';
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
