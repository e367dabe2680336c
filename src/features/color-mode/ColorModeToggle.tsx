import { useColorMode } from '@docusaurus/theme-common';
import { useEffect, type ReactNode } from 'react';
import { HiOutlineMoon, HiOutlineSun } from 'react-icons/hi2';
import { opposite, storedChoice, type ColorMode } from './color-mode';
import styles from './styles.module.css';

const DARK_QUERY = '(prefers-color-scheme: dark)';

const systemMode = (): ColorMode => (window.matchMedia(DARK_QUERY).matches ? 'dark' : 'light');

/**
 * Switches between light and dark. Docusaurus keeps the choice, follows the system while there is none, and tells other
 * tabs; this decides when there is nothing left to keep. Both icons are drawn and CSS shows one: no flash on load.
 */
export function ColorModeToggle({ className }: { className?: string | undefined }): ReactNode {
  const { colorMode, colorModeChoice, setColorMode } = useColorMode();

  useEffect(() => {
    const query = window.matchMedia(DARK_QUERY);
    const forgetEqualChoice = (): void => {
      if (colorModeChoice !== null && storedChoice(colorModeChoice, systemMode()) === null) {
        setColorMode(null);
      }
    };
    forgetEqualChoice();
    query.addEventListener('change', forgetEqualChoice);
    return () => query.removeEventListener('change', forgetEqualChoice);
  }, [colorModeChoice, setColorMode]);

  return (
    <button
      type="button"
      className={className}
      aria-label="Toggle dark mode"
      aria-pressed={colorMode === 'dark'}
      onClick={() => setColorMode(storedChoice(opposite(colorMode), systemMode()))}
    >
      <HiOutlineSun aria-hidden="true" className={styles.sun} />
      <HiOutlineMoon aria-hidden="true" className={styles.moon} />
    </button>
  );
}
