import type { ReactNode } from 'react';
import type { HighlightedCode } from '../../../contracts/code-language';
import { RunButton } from '../../playground/RunButton';
import { CODE } from '../attributes';
import { CodeLines } from '../CodeLines';
import { CopyButton } from '../CopyButton';
import styles from './styles.module.css';

/**
 * Shows one code sample, with the file name or the language in its header. `plugins/markdown/remark-code` turns code fences into
 * this component.
 */
export function CodeBlock({ title, label, html, firstLine, runnable }: HighlightedCode): ReactNode {
  return (
    <div className={styles.panel} {...{ [CODE]: '' }}>
      <div className={styles.header}>
        <span className={title === undefined ? styles.language : styles.title}>
          {title ?? label}
        </span>
        {runnable !== undefined && <RunButton sample={runnable} />}
        <CopyButton text={title ?? `${label ?? 'code'} sample`} />
      </div>
      <CodeLines html={html} firstLine={firstLine} />
    </div>
  );
}
