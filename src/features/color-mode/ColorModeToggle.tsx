import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon';
import { COLOR_MODE } from './attributes';
import styles from './styles.module.css';

/** Switches the color mode (behavior.ts). CSS hides one of the icons, so that they don't flicker on load. */
export function ColorModeToggle({ className }: { className?: string | undefined }): ReactNode {
  return (
    <button
      type="button"
      className={className}
      aria-label="Toggle dark mode"
      {...{ [COLOR_MODE]: '' }}
    >
      <Icon name="sun" className={styles.sun} />
      <Icon name="moon" className={styles.moon} />
    </button>
  );
}
