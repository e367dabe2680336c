import siteStorage from '@generated/site-storage';
import { all, on } from './dom';

type ColorMode = 'light' | 'dark';

/** Where Docusaurus' script in the page's head looks for the choice before the first paint. */
const STORAGE_KEY = `theme${siteStorage.namespace}`;
const BUTTON = '[data-color-mode]';

const systemIsDark = window.matchMedia('(prefers-color-scheme: dark)');
const systemMode = (): ColorMode => (systemIsDark.matches ? 'dark' : 'light');
const shownMode = (): ColorMode =>
  document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';

/** Storage may be blocked: a choice then lasts as long as the page. */
function storedChoice(): ColorMode | undefined {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return stored === 'dark' || stored === 'light' ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a choice, unless it is the system's mode: the site then goes on following the system. */
function store(choice: ColorMode): void {
  try {
    if (choice === systemMode()) {
      localStorage.removeItem(STORAGE_KEY);
    } else {
      localStorage.setItem(STORAGE_KEY, choice);
    }
  } catch {
    // Blocked or full: nothing is lost but the memory of the choice.
  }
}

function show(mode: ColorMode): void {
  document.documentElement.dataset.theme = mode;
  showColorMode();
}

/** The class of the mode, and what the buttons say: a page is drawn before anybody knows the mode. */
export function showColorMode(): void {
  const isDark = shownMode() === 'dark';
  document.documentElement.classList.toggle('dark', isDark);
  all(BUTTON).forEach((button) => (button.ariaPressed = String(isDark)));
}

/** The button for dark mode (features/color-mode). Other tabs, and pages that come back from the page cache, follow. */
export function startColorMode(): void {
  const follow = (): void => show(storedChoice() ?? systemMode());
  on('click', BUTTON, () => {
    const choice = shownMode() === 'dark' ? 'light' : 'dark';
    show(choice);
    store(choice);
  });
  systemIsDark.addEventListener('change', () => {
    const choice = storedChoice();
    if (choice) {
      store(choice);
    }
    follow();
  });
  window.addEventListener('storage', ({ key }) => {
    if (key === STORAGE_KEY || key === null) {
      follow();
    }
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) {
      follow();
    }
  });
}
