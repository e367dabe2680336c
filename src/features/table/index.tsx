import type { ComponentProps, ReactNode } from 'react';
import styles from './styles.module.css';

/** A table of a page. One that is wider than the text scrolls sideways by itself (src/client/scroll-regions.ts). */
export function Table(props: ComponentProps<'table'>): ReactNode {
  return (
    <div className={styles.frame} data-scroll-region="Table, scrolls sideways">
      <table {...props} />
    </div>
  );
}
