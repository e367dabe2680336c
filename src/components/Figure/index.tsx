import clsx from 'clsx';
import type { HTMLAttributes, ReactNode } from 'react';
import styles from './styles.module.css';

interface FigureProps extends HTMLAttributes<HTMLDivElement> {
  caption?: string;
}

/** A frame with a caption below it. All other properties are those of the frame. */
export function Figure({ caption, className, ...frame }: FigureProps): ReactNode {
  return (
    <figure>
      <div className={clsx(styles.frame, className)} {...frame} />
      {caption !== undefined && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
