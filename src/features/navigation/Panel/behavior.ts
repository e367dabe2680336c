import { all, hasModifier, on, tryStorage } from '../../../lib/dom';
import { SIDEBAR } from '../../shell/DocShell/attributes';
import { scrollToActiveLink } from '../../shell/DocShell/menu-scroll';
import { MENU } from '../Menu/attributes';
import { CLOSES_PANEL, KEEPS_PANEL, OPENS_PANEL, PANEL } from './attributes';

const TOGGLE = `[${OPENS_PANEL}]`;
const DIALOG = `dialog[${PANEL}]`;
const CLOSE = `[${CLOSES_PANEL}]`;
const KEEPS = `[${KEEPS_PANEL}] a`;
/** The windows whose sidebar shows the menu (features/shell/DocShell). */
const WIDE = '(min-width: 64em)';

const findPanel = (): HTMLDialogElement | null => document.querySelector(DIALOG);

/** Moves the menu instead of copying it, so that IDs stay unique. The sidebar is hidden in the meantime. */
const moveMenu = (from: string, to: string): void =>
  document.querySelector(to)?.append(...all(`${from} > [${MENU}]`));

const SIDEBAR_NAV = `[${SIDEBAR}] nav`;
const PANEL_NAV = `${DIALOG} nav`;

const close = (): void => findPanel()?.close();

function open(): void {
  moveMenu(SIDEBAR_NAV, PANEL_NAV);
  findPanel()?.showModal();
  scrollToActiveLink();
}

/** Opens the panel if the reader came here from the panel of another page, to the menu above its menu. */
export const reopenMenuPanel = (): void =>
  tryStorage(() => {
    if (sessionStorage.getItem(PANEL)) {
      sessionStorage.removeItem(PANEL);
      open();
    }
  });

/** The panel is a modal dialog: the browser handles Escape, traps the focus, and returns it to the button. */
export function startMenuPanel(): void {
  on('click', TOGGLE, open);
  on('click', DIALOG, (panel, event) => {
    const target = event.target as Element;
    // With a modifier, a link opens in a new tab. A click on the backdrop has the dialog itself as its target.
    if (target === panel || target.closest(hasModifier(event) ? CLOSE : `${CLOSE}, a`)) {
      if (target.closest(KEEPS)) {
        tryStorage(() => sessionStorage.setItem(PANEL, '1'));
      }
      close();
    }
  });
  // `close` doesn't bubble, so the listener captures it. When another dialog closes, the panel contains no menu.
  document.addEventListener('close', () => moveMenu(PANEL_NAV, SIDEBAR_NAV), true);
  window.addEventListener('hashchange', close);
  // The window was turned or widened, so the sidebar shows the menu.
  window.matchMedia(WIDE).addEventListener('change', close);
}
