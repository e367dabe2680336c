import { useRef, type ReactNode } from 'react';
import { ServedHtml } from '../../components/ServedHtml';
import type { BuiltHtml } from '../../contracts/late-html';
import { useOverflow } from '../code/use-overflow';
import styles from './styles.module.css';

export interface DiagramProps {
  title: string;
  /** The drawing, with its text alternative in it. */
  svg: BuiltHtml;
}

/**
 * A diagram that `plugins/remark-diagrams` drew when the site was built. One that is wider than the text scrolls sideways
 * by itself, by keyboard too.
 */
export function Diagram({ title, svg }: DiagramProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const scrolls = useOverflow(frame);
  return (
    <figure className={styles.figure}>
      <ServedHtml
        as="div"
        ref={frame}
        className={styles.frame}
        {...(scrolls
          ? { tabIndex: 0, role: 'region', 'aria-label': `${title}, scrolls sideways` }
          : {})}
        html={svg}
      />
      <figcaption className={styles.caption}>{title}</figcaption>
    </figure>
  );
}
