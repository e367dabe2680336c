import clsx from 'clsx';
import { useId, useState, type ReactNode } from 'react';
import { HiOutlineChevronRight } from 'react-icons/hi2';
import { PropertyMarkers } from '../Properties';
import styles from './styles.module.css';

/**
 * The values that a property accepts: a nested list of `Property`s that starts hidden (SPEC 4, 'Accepted-values list').
 * It is in the page all the time, so that search finds it.
 */
export function AcceptedValues({ children }: { children: ReactNode }): ReactNode {
  const [shown, setShown] = useState(false);
  const id = useId();
  return (
    <div className={styles.frame}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={shown}
        aria-controls={id}
        onClick={() => setShown(!shown)}
      >
        <HiOutlineChevronRight aria-hidden className={clsx(styles.icon, shown && styles.open)} />
        {shown ? 'Hide accepted values' : 'Show accepted values'}
      </button>
      <dl id={id} className={styles.values} hidden={!shown}>
        <PropertyMarkers value={false}>{children}</PropertyMarkers>
      </dl>
    </div>
  );
}
