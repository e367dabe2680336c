import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Whether an issue is open or fixed, such as `Open in 1.27.5`, with a ring or a check. `plugins/markdown/known-issues` inserts it. */
export function Status(props: { fixed?: boolean; children?: ReactNode }): ReactNode {
  return (
    <span
      className={props.fixed ? styles.done : styles.open}
      data-tone={props.fixed ? 'tip' : 'warning'}
    >
      <span>{props.children}</span>
    </span>
  );
}
