import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface StatusProps {
  /** Whether a release contains the fix. */
  fixed?: boolean;
  children?: ReactNode;
}

/** Whether an issue is open or fixed, such as `Open in 1.27.5`, with a ring or a check. `plugins/markdown/known-issues` inserts it. */
export function Status({ fixed = false, children }: StatusProps): ReactNode {
  return (
    <span className={fixed ? styles.done : styles.open} data-tone={fixed ? 'tip' : 'warning'}>
      <span>{children}</span>
    </span>
  );
}
