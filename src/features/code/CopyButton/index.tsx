import type { ReactNode } from 'react';
import { Icon } from '../../../components/Icon';
import { COPY } from '../attributes';
import styles from './styles.module.css';

/** The Copy button of a code panel. Screen readers read what it copies, and the client (behavior.ts) handles clicks. */
export function CopyButton({ text }: { text: string }): ReactNode {
  return (
    <button type="button" className={styles.button} aria-label={`Copy ${text}`} {...{ [COPY]: '' }}>
      <Icon name="copy" className={styles.icon} />
      <Icon name="copied" className={styles.check} />
      <span>Copy</span>
    </button>
  );
}
