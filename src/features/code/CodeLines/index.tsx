import { useRef, type CSSProperties, type ReactNode } from 'react';
import { ServedHtml } from '../../../components/ServedHtml';
import type { HighlightedCode } from '../../../contracts/code-language';
import { useOverflow } from '../use-overflow';
import styles from './styles.module.css';

type Props = Pick<HighlightedCode, 'html' | 'firstLine'> & {
  /** What the code is, for screen readers: a file's name or a language. */
  label: string;
};

/**
 * The highlighted lines of a sample. Lines that are too long scroll sideways: the lines then take the keyboard's focus
 * and have a name.
 * @param props.html what `plugins/rehype-code` made: escaped text and spans
 */
export function CodeLines({ html, firstLine, label }: Props): ReactNode {
  const pre = useRef<HTMLPreElement>(null);
  const code = useRef<HTMLElement>(null);
  const scrolls = useOverflow(pre);
  const counter = { '--lines-before': (firstLine ?? 1) - 1 } as CSSProperties;
  return (
    <pre
      ref={pre}
      className={styles.lines}
      {...(firstLine === undefined ? {} : { style: counter })}
      {...(scrolls ? { tabIndex: 0, role: 'region', 'aria-label': `Code: ${label}` } : {})}
    >
      <ServedHtml as="code" ref={code} html={html} />
    </pre>
  );
}

/** The text of the sample inside an element: what the Copy button copies. */
export function codeTextIn(element: Element | null): string {
  return (element?.querySelector('code')?.textContent ?? '').replace(/\n$/, '');
}
