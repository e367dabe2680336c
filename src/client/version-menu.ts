import { all, on } from './dom';

/** The list of an SDK's versions (features/sdk-reference/VersionDropdown): the browser's own disclosure, closed like a menu. */
const MENU = 'details[data-version-menu]';

const stepOf: Partial<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

function onKey(menu: HTMLDetailsElement, event: KeyboardEvent): void {
  const step = stepOf[event.key];
  if (event.key === 'Escape' && menu.open) {
    // In the panel of small screens, Escape closes the list first.
    event.preventDefault();
    menu.open = false;
    menu.querySelector('summary')?.focus();
  } else if (step) {
    event.preventDefault();
    menu.open = true;
    const links = all('a', menu);
    const at = links.findIndex((link) => link === document.activeElement);
    links.at((at === -1 && step === -1 ? 0 : at) + step)?.focus();
  }
}

export function startVersionMenu(): void {
  on('keydown', MENU, (menu, event) => onKey(menu as HTMLDetailsElement, event));
  const closeOthers = ({ target }: Event): void =>
    all<HTMLDetailsElement>(`${MENU}[open]`)
      .filter((menu) => !menu.contains(target as Node))
      .forEach((menu) => (menu.open = false));
  document.addEventListener('click', closeOthers);
  document.addEventListener('focusin', closeOthers);
}
