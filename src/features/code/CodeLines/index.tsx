import { useContext, type CSSProperties, type ReactNode } from 'react';
import { WrapsCode } from '../../../components/Columns';
import type { HighlightedCode } from '../../../contracts/code-language';
import { SCROLL_REGION } from '../../scroll-region/attributes';
import styles from './styles.module.css';
import { wrappedLines } from './wrapped-lines';

interface Props extends Pick<HighlightedCode, 'html' | 'firstLine'> {
  /** The name of the scroll region. In a panel with a Copy button, it is the name of what the button copies. */
  name?: string;
}

/** The highlighted lines of a sample. If lines are too long, it becomes a scroll region (features/scroll-region). */
export function CodeLines({ html, firstLine, name }: Props): ReactNode {
  const counter = { '--lines-before': Number(firstLine ?? 1) - 1 } as CSSProperties;
  return (
    <pre
      className={styles.lines}
      {...(firstLine === undefined ? {} : { style: counter })}
      {...{ [SCROLL_REGION]: name }}
    >
      <code
        dangerouslySetInnerHTML={{ __html: useContext(WrapsCode) ? wrappedLines(html) : html }}
      />
    </pre>
  );
}
