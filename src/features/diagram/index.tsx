import type { ReactNode } from 'react';
import { Figure } from '../../components/Figure';
import styles from './styles.module.css';

export interface DiagramProps {
  title: string;
  /** The drawing, including its text alternative. */
  svg: string;
}

/**
 * Shows a diagram that `plugins/markdown/remark-diagrams` drew at build time. If it is wider than the text, it becomes a scroll
 * region (src/client/scroll-regions.ts).
 */
export function Diagram({ title, svg }: DiagramProps): ReactNode {
  return (
    <Figure
      caption={title}
      className={styles.drawing}
      data-scroll-region={`${title}, scrolls sideways`}
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
