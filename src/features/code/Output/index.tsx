import type { ReactNode } from 'react';
import type { HighlightedCode } from '../../../contracts/code-language';
import { CodeLines } from '../CodeLines';
import styles from './styles.module.css';

interface Props extends Pick<HighlightedCode, 'title' | 'html'> {
  /** The sentence between the command and its output. */
  children?: ReactNode;
}

/** What the command above it prints. It hangs on a wire below the command, and has no Copy button. */
export function Output({ title = 'Output', html, children }: Props): ReactNode {
  return (
    <div className={styles.output}>
      {children ?? <p className={styles.caption}>{title}</p>}
      <CodeLines html={html} name={title} />
    </div>
  );
}
