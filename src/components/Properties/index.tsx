import { createContext, useContext, type ReactNode } from 'react';
import styles from './styles.module.css';

/** Accepted values are neither required nor optional: inside their list a property carries no marker. */
export const PropertyMarkers = createContext(true);

/** A list of `Property`s (SPEC 2, 'Property list'). */
export function Properties({ children }: { children: ReactNode }): ReactNode {
  return (
    <dl className={styles.list}>
      <PropertyMarkers value={true}>{children}</PropertyMarkers>
    </dl>
  );
}

interface PropertyProps {
  name: string;
  type?: string;
  required?: boolean;
  /** What it is, in Markdown. */
  children?: ReactNode;
}

/** One item: its name, its type, a Required or Optional marker, and a description. */
export function Property({ name, type, required = false, children }: PropertyProps): ReactNode {
  const marked = useContext(PropertyMarkers);
  return (
    <div className={styles.item}>
      <dt className={styles.term}>
        <code className={styles.name}>{name}</code>
        {type !== undefined && <span className={styles.type}>{type}</span>}
        {marked && (
          <span className={styles.marker} data-required={required || undefined}>
            {required ? 'Required' : 'Optional'}
          </span>
        )}
      </dt>
      <dd className={styles.description}>{children}</dd>
    </div>
  );
}
