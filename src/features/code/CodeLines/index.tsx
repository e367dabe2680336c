import type { CSSProperties, ReactNode } from 'react';
import type { HighlightedCode } from '../../../contracts/code-language';
import styles from './styles.module.css';

type Props = Pick<HighlightedCode, 'html' | 'firstLine'> & {
  /** What the code is, for screen readers: a file's name or a language. */
  label: string;
};

/**
 * The highlighted lines of a sample. Lines that are too long scroll sideways (src/client/scroll-regions.ts).
 * @param props.html what `plugins/rehype-code` made: escaped text and spans
 */
export function CodeLines({ html, firstLine, label }: Props): ReactNode {
  const counter = { '--lines-before': (firstLine ?? 1) - 1 } as CSSProperties;
  return (
    <pre
      className={styles.lines}
      data-scroll-region={`Code: ${label}`}
      {...(firstLine === undefined ? {} : { style: counter })}
    >
      <code dangerouslySetInnerHTML={{ __html: html }} />
    </pre>
  );
}
