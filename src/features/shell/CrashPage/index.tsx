import type { ReactNode } from 'react';
import { newIssueAddress } from '../../../config/site';
import styles from '../NotFoundPage/styles.module.css';

interface Props {
  error: Error;
  /** Draws the page once more. */
  tryAgain: () => void;
}

/** What a reader sees in the place of a page whose script failed: what to do, and what failed for those who mend it. */
export function CrashPage({ error, tryAgain }: Props): ReactNode {
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>This page can’t be shown</h1>
      <p className={styles.text}>
        A script of the page failed. Try again; if it fails once more, please{' '}
        <a href={newIssueAddress(`A page failed: ${error.message}`)}>tell us</a> what it says here.
      </p>
      <button type="button" className={styles.again} onClick={tryAgain}>
        Try again
      </button>
      <pre>{error.message}</pre>
    </main>
  );
}
