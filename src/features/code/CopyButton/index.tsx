import type { ReactNode } from 'react';
import { HiCheck, HiOutlineClipboard } from 'react-icons/hi2';
import styles from './styles.module.css';

/** The Copy button of a code panel. src/client/copy-buttons.ts copies, and says so for a moment. */
export function CopyButton(): ReactNode {
  return (
    <>
      <button type="button" className={styles.button} data-copy>
        <HiOutlineClipboard aria-hidden className={styles.icon} />
        <HiCheck aria-hidden className={styles.check} />
        <span>Copy</span>
      </button>
      <span role="status" className={styles.status} />
    </>
  );
}
