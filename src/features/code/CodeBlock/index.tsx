import { useRef, type ReactNode } from 'react';
import type { HighlightedCode } from '../../../contracts/code-language';
import { CodeLines, codeTextIn } from '../CodeLines';
import { CopyButton } from '../CopyButton';
import styles from './styles.module.css';

/**
 * One sample: a dark panel whose header has the file's name, or else the language, and a Copy button. Pages don't write
 * it: `plugins/rehype-code` makes it of a fence.
 */
export function CodeBlock({ title, label, html, firstLine }: HighlightedCode): ReactNode {
  const panel = useRef<HTMLDivElement>(null);
  const name = title ?? label ?? '';
  return (
    <div ref={panel} className={styles.panel}>
      <div className={styles.header}>
        <span className={title === undefined ? styles.language : styles.title}>{name}</span>
        <CopyButton getText={() => codeTextIn(panel.current)} />
      </div>
      <CodeLines html={html} firstLine={firstLine} label={name} />
    </div>
  );
}
