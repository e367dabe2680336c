import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/**
 * Arranges `Column` components side by side, or below each other on small screens. `data-wide-page` makes the page layout wider
 * than running text.
 */
export function Columns({ children }: { children: ReactNode }): ReactNode {
  return (
    <div className={styles.frame} data-wide-page>
      <div className={styles.columns}>{children}</div>
    </div>
  );
}

interface ColumnProps {
  children: ReactNode;
  /** Keeps the column in view while the other one scrolls. */
  sticky?: boolean;
}

export function Column({ children, sticky = false }: ColumnProps): ReactNode {
  return <div className={clsx(styles.column, sticky && styles.sticky)}>{children}</div>;
}
