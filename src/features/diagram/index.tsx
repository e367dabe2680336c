import type { ReactNode } from 'react';
import { Figure } from '../../components/Figure';
import { SCROLL_REGION } from '../scroll-region/attributes';
import styles from './styles.module.css';

/** `plugins/markdown/remark-diagrams` draws it. If it is wider than the text, it becomes a scroll region (features/scroll-region). */
export function Diagram({ title, svg }: { title: string; svg: string }): ReactNode {
  return (
    <Figure
      caption={title}
      className={styles.drawing}
      {...{ [SCROLL_REGION]: `${title}, scrolls sideways` }}
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
