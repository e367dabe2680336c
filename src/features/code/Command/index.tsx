import type { ReactNode } from 'react';
import type { HighlightedCode } from '../../../contracts/code-language';
import { CODE } from '../attributes';
import { CodeLines } from '../CodeLines';
import { CopyButton } from '../CopyButton';
import styles from './styles.module.css';

/** Commands to type in a terminal, as dark lines without a bar. `plugins/markdown/remark-code` decides which fences are commands. */
export function Command({ html }: Pick<HighlightedCode, 'html'>): ReactNode {
  return (
    <div className={styles.command} {...{ [CODE]: '' }}>
      <CodeLines html={html} />
      <CopyButton text="command" />
    </div>
  );
}
