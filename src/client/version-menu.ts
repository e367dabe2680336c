import { all, on } from './dom';

/** The menu of an SDK's versions (features/sdk-reference/VersionDropdown), a WAI-ARIA menu button: its keys and its closing. */
const MENU = '[data-version-menu]';
const TRIGGER = `${MENU} > button`;

const triggerOf = (menu: HTMLElement): HTMLElement | null => menu.querySelector('button');
const isOpen = (menu: HTMLElement): boolean => triggerOf(menu)?.ariaExpanded === 'true';

function show(menu: HTMLElement, open: boolean): void {
  const trigger = triggerOf(menu);
  const list = trigger?.nextElementSibling;
  if (trigger && list instanceof HTMLElement) {
    trigger.ariaExpanded = String(open);
    list.hidden = !open;
  }
}

/** @param place of the entry, from 0; from the end when it is negative */
function focusEntry(menu: HTMLElement, place: number): void {
  const entries = all('[role="menuitemradio"]', menu);
  entries.at(place % entries.length)?.focus();
}

function onKey(menu: HTMLElement, event: KeyboardEvent): void {
  const at = all('[role="menuitemradio"]', menu).findIndex(
    (entry) => entry === document.activeElement,
  );
  const places: Partial<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at === -1 ? -1 : at - 1,
    ...(isOpen(menu) && { Home: 0, End: -1 }),
  };
  const place = places[event.key];
  if (place !== undefined) {
    event.preventDefault();
    show(menu, true);
    focusEntry(menu, place);
  } else if (event.key === 'Escape' && isOpen(menu)) {
    // In the panel of small screens, Escape closes the menu first.
    event.preventDefault();
    show(menu, false);
    triggerOf(menu)?.focus();
  }
}

export function startVersionMenu(): void {
  on('click', TRIGGER, (trigger, { detail }) => {
    const menu = trigger.closest<HTMLElement>(MENU);
    if (menu) {
      show(menu, !isOpen(menu));
      // A click without a pointer is a key: the first entry has the focus then, as in menus everywhere.
      if (detail === 0 && isOpen(menu)) {
        focusEntry(menu, 0);
      }
    }
  });
  on('keydown', MENU, onKey);
  const closeOthers = ({ target }: Event): void =>
    all(MENU)
      .filter((menu) => isOpen(menu) && !menu.contains(target as Node))
      .forEach((menu) => show(menu, false));
  document.addEventListener('click', closeOthers);
  document.addEventListener('focusin', closeOthers);
}
