import type { ReactNode } from 'react';
import { Icon } from '../Icon';
import styles from './styles.module.css';

/** Says how the samples of a page were checked. `plugins/markdown/sample-report` inserts it and its text at build time. */
export function SamplesChecked({ children }: { children: ReactNode }): ReactNode {
  return (
    <p className={styles.note} data-tone="tip">
      <Icon name="badge" className={styles.icon} />
      <span>{children}</span>
    </p>
  );
}
