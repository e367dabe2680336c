import type { ComponentProps, ReactNode } from 'react';
import styles from './styles.module.css';

/** A Markdown table. If it is wider than the text, it becomes a scroll region (src/client/scroll-regions.ts). */
export function Table(props: ComponentProps<'table'>): ReactNode {
  return (
    <div className={styles.frame} data-scroll-region="">
      <table {...props} />
    </div>
  );
}
