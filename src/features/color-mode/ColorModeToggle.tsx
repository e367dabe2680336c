import type { ReactNode } from 'react';
import { HiOutlineMoon, HiOutlineSun } from 'react-icons/hi2';
import styles from './styles.module.css';

/** Switches between light and dark (src/client/color-mode.ts). Both icons are drawn and CSS shows one: no flash on load. */
export function ColorModeToggle({ className }: { className?: string | undefined }): ReactNode {
  return (
    <button type="button" className={className} aria-label="Toggle dark mode" data-color-mode>
      <HiOutlineSun aria-hidden="true" className={styles.sun} />
      <HiOutlineMoon aria-hidden="true" className={styles.moon} />
    </button>
  );
}
