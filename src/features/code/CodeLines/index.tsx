import type { CSSProperties, ReactNode } from 'react';
import type { HighlightedCode } from '../../../contracts/code-language';
import styles from './styles.module.css';

type Props = Pick<HighlightedCode, 'html' | 'firstLine'>;

/** The highlighted lines of a sample. If lines are too long, it becomes a scroll region (features/scroll-region). */
export function CodeLines({ html, firstLine }: Props): ReactNode {
  const counter = { '--lines-before': Number(firstLine ?? 1) - 1 } as CSSProperties;
  return (
    <pre className={styles.lines} {...(firstLine === undefined ? {} : { style: counter })}>
      <code dangerouslySetInnerHTML={{ __html: html }} />
    </pre>
  );
}
