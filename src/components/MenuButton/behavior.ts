import { all, hasModifier, on } from '../../lib/dom';
import { MENU_BUTTON } from './attributes';

const MENU = `[${MENU_BUTTON}]`;
const ENTRY = '[role^="menuitem"]';
const TRIGGER = `${MENU} > button`;

const triggerOf = (menu: HTMLElement): HTMLElement | null => menu.querySelector('button');
const isOpen = (menu: HTMLElement): boolean => triggerOf(menu)?.ariaExpanded === 'true';

function setOpen(menu: HTMLElement, open: boolean): void {
  const trigger = triggerOf(menu);
  const list = trigger?.nextElementSibling;
  if (trigger && list instanceof HTMLElement) {
    trigger.ariaExpanded = String(open);
    list.hidden = !open;
  }
}

/** @param index wraps around; negative numbers count from the end */
function focusEntry(menu: HTMLElement, index: number): void {
  const entries = all(ENTRY, menu);
  entries.at(index % entries.length)?.focus();
}

function onKey(menu: HTMLElement, event: KeyboardEvent): void {
  const current = all(ENTRY, menu).findIndex((entry) => entry === document.activeElement);
  const targets: Partial<Record<string, number>> = {
    ArrowDown: current + 1,
    ArrowUp: current === -1 ? -1 : current - 1,
    ...(isOpen(menu) && { Home: 0, End: -1 }),
  };
  const target = targets[event.key];
  if (hasModifier(event)) {
    return;
  }
  if (target !== undefined) {
    event.preventDefault();
    setOpen(menu, true);
    focusEntry(menu, target);
  } else if (isOpen(menu) && (event.key === 'Escape' || event.key === 'Tab')) {
    // Tab continues from the button. In the panel of small screens, Escape must not close the panel too.
    if (event.key === 'Escape') {
      event.preventDefault();
    }
    triggerOf(menu)?.focus();
    setOpen(menu, false);
  }
}

/** Opens and closes menus, which are WAI-ARIA menu buttons. */
export function startMenuButtons(): void {
  on('click', TRIGGER, (trigger, { detail }) => {
    const menu = trigger.closest<HTMLElement>(MENU);
    if (menu) {
      setOpen(menu, !isOpen(menu));
      // A click event has a detail of 0 if it comes from the keyboard. The first entry then receives the focus.
      if (detail === 0 && isOpen(menu)) {
        focusEntry(menu, 0);
      }
    }
  });
  on('keydown', MENU, onKey);
  const closeOthers = ({ target }: Event): void =>
    all(MENU)
      .filter((menu) => isOpen(menu) && !menu.contains(target as Node))
      .forEach((menu) => setOpen(menu, false));
  document.addEventListener('click', closeOthers);
  document.addEventListener('focusin', closeOthers);
}
