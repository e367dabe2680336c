import type { ComponentProps, ReactNode } from 'react';
import { SCROLL_REGION } from '../scroll-region/attributes';
import styles from './styles.module.css';

/** A Markdown table. If it is wider than the text, it becomes a scroll region (features/scroll-region). */
export function Table(props: ComponentProps<'table'>): ReactNode {
  return (
    <div className={styles.frame} {...{ [SCROLL_REGION]: '' }}>
      <table {...props} />
    </div>
  );
}
