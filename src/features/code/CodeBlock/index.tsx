import type { ReactNode } from 'react';
import type { HighlightedCode } from '../../../contracts/code-language';
import { CodeLines } from '../CodeLines';
import { CopyButton } from '../CopyButton';
import styles from './styles.module.css';

/**
 * One sample: a dark panel whose header has the file's name, or else the language, and a Copy button. Pages don't write
 * it: `plugins/markdown/rehype-code` makes it of a fence.
 */
export function CodeBlock({ title, label, html, firstLine }: HighlightedCode): ReactNode {
  return (
    <div className={styles.panel} data-code="">
      <div className={styles.header}>
        <span className={title === undefined ? styles.language : styles.title}>
          {title ?? label}
        </span>
        <CopyButton />
      </div>
      <CodeLines html={html} firstLine={firstLine} />
    </div>
  );
}
