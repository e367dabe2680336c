import type { ReactNode } from 'react';
import { searchTexts } from '../texts';
import styles from './styles.module.css';

interface SearchFailureProps {
  onRetry: () => void;
  /** The class of the heading. */
  headingClass: string | undefined;
}

/** Says that a search failed, and repeats it. */
export function SearchFailure({ onRetry, headingClass }: SearchFailureProps): ReactNode {
  return (
    <>
      <h2 className={headingClass}>{searchTexts.errorTitle}</h2>
      <p>{searchTexts.errorHelp}</p>
      <button type="button" className={styles.retry} onClick={onRetry}>
        {searchTexts.retry}
      </button>
    </>
  );
}
