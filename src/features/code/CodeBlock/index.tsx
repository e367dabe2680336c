import type { ReactNode } from 'react';
import type { HighlightedCode } from '../../../contracts/code-language';
import { RunButton } from '../../playground/RunButton';
import { CODE } from '../attributes';
import { CodeLines } from '../CodeLines';
import { CopyButton } from '../CopyButton';
import styles from './styles.module.css';

/** One sample, with its file name or its language. `plugins/markdown/remark-code` turns code fences into it. */
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
