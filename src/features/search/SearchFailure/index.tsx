import type { ReactNode } from 'react';
import { searchTexts } from '../texts';
import styles from './styles.module.css';

/** Says that a search failed, and repeats it. */
export function SearchFailure({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <div role="alert" className={styles.failure}>
      <h2 className={styles.title}>{searchTexts.errorTitle}</h2>
      <p>{searchTexts.errorHelp}</p>
      <button type="button" className={styles.retry} onClick={onRetry}>
        {searchTexts.retry}
      </button>
    </div>
  );
}
