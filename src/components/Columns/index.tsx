import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/**
 * The two-column layout of API reference text: one column on small screens. Holds `Column`s. A page that has it may be
 * wider than running text (`data-wide-page`, read by the page's layout).
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
  /** Stays in view while the column beside it scrolls. */
  sticky?: boolean;
}

export function Column({ children, sticky = false }: ColumnProps): ReactNode {
  return <div className={clsx(styles.column, sticky && styles.sticky)}>{children}</div>;
}
