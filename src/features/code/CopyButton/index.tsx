import type { ReactNode } from 'react';
import { Icon } from '../../../components/Icon';
import styles from './styles.module.css';

/** The Copy button of a code panel. src/client/copy-buttons.ts handles clicks. */
export function CopyButton(): ReactNode {
  return (
    <button type="button" className={styles.button} data-copy="">
      <Icon name="copy" className={styles.icon} />
      <Icon name="copied" className={styles.check} />
      <span>Copy</span>
    </button>
  );
}
