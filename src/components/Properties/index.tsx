import { createContext, useContext, type ReactNode } from 'react';
import styles from './styles.module.css';

/** Whether properties show a Required or Optional marker. `AcceptedValues` turns it off. */
export const PropertyMarkers = createContext(true);

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
  /** The description, in Markdown. */
  children?: ReactNode;
}

export function Property({ name, type, required = false, children }: PropertyProps): ReactNode {
  const hasMarker = useContext(PropertyMarkers);
  return (
    <div className={styles.item}>
      <dt className={styles.term}>
        <code className={styles.name}>{name}</code>
        {type !== undefined && <span className={styles.type}>{type}</span>}
        {hasMarker && (
          <span className={styles.marker} data-tone={required ? 'warning' : undefined}>
            {required ? 'Required' : 'Optional'}
          </span>
        )}
      </dt>
      <dd className={styles.description}>{children}</dd>
    </div>
  );
}
