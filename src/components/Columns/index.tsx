import clsx from 'clsx';
import { Children, createContext, isValidElement, type ReactNode } from 'react';
import styles from './styles.module.css';

/** Whether long lines of code wrap, because the column is narrow. */
export const WrapsCode = createContext(false);

interface ColumnProps {
  children: ReactNode;
  /** Keeps the column in view while the other one scrolls. */
  sticky?: boolean;
}

const isSticky = (child: ReactNode): boolean =>
  isValidElement<ColumnProps>(child) && child.props.sticky === true;

/** In narrow windows, the sticky column is above the other one, because most readers look for the sample first. */
export function Columns({ children }: { children: ReactNode }): ReactNode {
  const columns = Children.toArray(children);
  return (
    <div className={styles.columns}>
      {columns.filter(isSticky)}
      {columns.filter((child) => !isSticky(child))}
    </div>
  );
}

export function Column({ children, sticky = false }: ColumnProps): ReactNode {
  return (
    <div className={clsx(styles.column, sticky && styles.sticky)}>
      <WrapsCode value={sticky}>{children}</WrapsCode>
    </div>
  );
}
