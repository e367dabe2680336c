import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon';
import styles from './styles.module.css';

/** Switches between light and dark (src/client/color-mode.ts). Both icons are drawn and CSS shows one: no flash on load. */
export function ColorModeToggle({ className }: { className?: string | undefined }): ReactNode {
  return (
    <button type="button" className={className} aria-label="Toggle dark mode" data-color-mode>
      <Icon name="sun" className={styles.sun} />
      <Icon name="moon" className={styles.moon} />
    </button>
  );
}
