import { useId, type ReactNode } from 'react';
import { Icon } from '../Icon';
import { PropertyMarkers } from '../Properties';
import { TOGGLES_VALUES } from './attributes';
import styles from './styles.module.css';

/** Values that a property accepts, as `Property` components. The hidden list is part of the HTML, so that search finds it. */
export function AcceptedValues({ children }: { children: ReactNode }): ReactNode {
  const id = useId();
  return (
    <div className={styles.frame}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded="false"
        aria-controls={id}
        {...{ [TOGGLES_VALUES]: '' }}
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
