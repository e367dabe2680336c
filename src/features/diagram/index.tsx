import type { ReactNode } from 'react';
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
    <figure className={styles.figure}>
      <div
        className={styles.frame}
        data-scroll-region={`${title}, scrolls sideways`}
        dangerouslySetInnerHTML={{ __html: svg }}
      />
      <figcaption className={styles.caption}>{title}</figcaption>
    </figure>
  );
}
