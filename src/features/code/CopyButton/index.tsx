import type { ReactNode } from 'react';
import { Icon } from '../../../components/Icon';
import styles from './styles.module.css';

/**
 * The Copy button of a code panel. src/client/copy-buttons.ts handles clicks.
 * @param props.text what it copies, for screen readers
 */
export function CopyButton({ text }: { text: string }): ReactNode {
  return (
    <button type="button" className={styles.button} aria-label={`Copy ${text}`} data-copy="">
      <Icon name="copy" className={styles.icon} />
      <Icon name="copied" className={styles.check} />
      <span>Copy</span>
    </button>
  );
}
