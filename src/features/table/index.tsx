import { useRef, type ComponentProps, type ReactNode } from 'react';
import { useOverflow } from '../code/use-overflow';
import styles from './styles.module.css';

/**
 * A table of a page. One that is wider than the text scrolls sideways by itself: it then takes the keyboard's focus and
 * has a name, so that nobody needs a pointer to read it.
 */
export function Table(props: ComponentProps<'table'>): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const scrolls = useOverflow(frame);
  return (
    <div
      ref={frame}
      className={styles.frame}
      {...(scrolls ? { tabIndex: 0, role: 'region', 'aria-label': 'Table, scrolls sideways' } : {})}
    >
      <table {...props} />
    </div>
  );
}
