import { useId, type ReactNode } from 'react';
import { Icon } from '../Icon';
import { PropertyMarkers } from '../Properties';
import styles from './styles.module.css';

/**
 * The values that a property accepts: a nested list of `Property`s that starts hidden; src/client/accepted-values.ts toggles it.
 * It is in the page all the time, so that search finds it.
 */
export function AcceptedValues({ children }: { children: ReactNode }): ReactNode {
  const id = useId();
  return (
    <div className={styles.frame}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded="false"
        aria-controls={id}
        data-toggles-values
      >
        <Icon name="chevronRight" className={styles.icon} />
        <span>Show accepted values</span>
      </button>
      <dl id={id} className={styles.values} hidden>
        <PropertyMarkers value={false}>{children}</PropertyMarkers>
      </dl>
    </div>
  );
}
