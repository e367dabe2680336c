import siteStorage from '@generated/site-storage';
import { all, on, onPageRestored, tryStorage } from '../../lib/dom';
import { COLOR_MODE } from './attributes';

type ColorMode = 'light' | 'dark';

/** The storage key that Docusaurus' inline script in the head reads before the first paint. */
const STORAGE_KEY = `theme${siteStorage.namespace}`;
const BUTTON = `[${COLOR_MODE}]`;

const systemIsDark = window.matchMedia('(prefers-color-scheme: dark)');
const systemMode = (): ColorMode => (systemIsDark.matches ? 'dark' : 'light');
const currentMode = (): ColorMode =>
  document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';

/** Undefined without a stored choice, or if storage is blocked. */
function storedChoice(): ColorMode | undefined {
  const stored = tryStorage(() => localStorage.getItem(STORAGE_KEY));
  return stored === 'dark' || stored === 'light' ? stored : undefined;
}

/** Stores a choice. If it equals the system's mode, removes the stored choice so that the site follows the system again. */
function store(choice: ColorMode): void {
  tryStorage(() =>
    choice === systemMode()
      ? localStorage.removeItem(STORAGE_KEY)
      : localStorage.setItem(STORAGE_KEY, choice),
  );
}

function applyMode(mode: ColorMode): void {
  document.documentElement.dataset.theme = mode;
  showColorMode();
}

/** Updates the root's `dark` class and the buttons, which the server renders before the mode is known. */
export function showColorMode(): void {
  const isDark = currentMode() === 'dark';
  document.documentElement.classList.toggle('dark', isDark);
  all(BUTTON).forEach((button) => (button.ariaPressed = String(isDark)));
}

export function startColorMode(): void {
  const sync = (): void => applyMode(storedChoice() ?? systemMode());
  on('click', BUTTON, () => {
    const choice = currentMode() === 'dark' ? 'light' : 'dark';
    applyMode(choice);
    store(choice);
  });
  systemIsDark.addEventListener('change', () => {
    const choice = storedChoice();
    if (choice) {
      store(choice);
    }
    sync();
  });
  window.addEventListener('storage', ({ key }) => {
    if (key === STORAGE_KEY || key === null) {
      sync();
    }
  });
  onPageRestored(sync);
}
