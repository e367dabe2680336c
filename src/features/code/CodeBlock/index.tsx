import { useRef, type ReactNode } from 'react';
import { codeLanguageLabel, type HighlightedCode } from '../../../contracts/code-language';
import { CodeLines, codeTextIn } from '../CodeLines';
import { CopyButton } from '../CopyButton';
import styles from './styles.module.css';

/**
 * One sample: a dark panel whose header has the file's name, or else the language, and a Copy button. Pages don't write
 * it: `plugins/rehype-code` makes it of a fence.
 */
export function CodeBlock({ lang, title, html, firstLine }: HighlightedCode): ReactNode {
  const panel = useRef<HTMLDivElement>(null);
  const language = codeLanguageLabel(lang);
  return (
    <div ref={panel} className={styles.panel}>
      <div className={styles.header}>
        <span className={title === undefined ? styles.language : styles.title}>
          {title ?? language}
        </span>
        <CopyButton getText={() => codeTextIn(panel.current)} />
      </div>
      <CodeLines html={html} firstLine={firstLine} label={title ?? language} />
    </div>
  );
}
