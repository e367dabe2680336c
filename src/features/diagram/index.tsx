import type { ReactNode } from 'react';
import styles from './styles.module.css';

export interface DiagramProps {
  title: string;
  /** The drawing, with its text alternative in it. */
  svg: string;
}

/**
 * A diagram that `plugins/markdown/remark-diagrams` drew when the site was built. One that is wider than the text scrolls sideways by
 * itself (src/client/scroll-regions.ts).
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
