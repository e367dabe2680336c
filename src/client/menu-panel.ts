import { on } from './dom';

/** The navigation of small screens (features/navigation/Panel): a modal dialog that borrows the sidebar's menu while it is open. */
const TOGGLE = '[data-opens-panel]';

const find = (selector: string): HTMLElement | null => document.querySelector(selector);
const panelOf = (): HTMLDialogElement | null => document.querySelector('dialog[data-panel]');

/** One menu, so that ids and the sections in view are there once. Below 1024 px nobody sees the sidebar. */
function moveMenu(from: string, to: string): void {
  const menu = find(`${from} > [data-menu]`);
  if (menu) {
    find(to)?.append(menu);
  }
}

const SIDEBAR_PLACE = '[data-docs-sidebar] nav';
const PANEL_PLACE = 'dialog[data-panel] nav';

function showState(isOpen: boolean): void {
  const toggle = find(TOGGLE);
  if (toggle) {
    toggle.ariaExpanded = String(isOpen);
  }
}

function open(): void {
  moveMenu(SIDEBAR_PLACE, PANEL_PLACE);
  panelOf()?.showModal();
  showState(true);
}

/** The browser closes the dialog on Escape by itself, keeps the focus inside and gives it back to the button. */
export function startMenuPanel(): void {
  on('click', TOGGLE, open);
  on('click', 'dialog[data-panel]', (panel, { target }) => {
    // The backdrop is the dialog's own; a link leads to another page or heading.
    if (target === panel || (target as Element).closest('[data-closes-panel], a')) {
      panelOf()?.close();
    }
  });
  // `close` doesn't bubble.
  document.addEventListener(
    'close',
    ({ target }) => {
      if (target === panelOf()) {
        moveMenu(PANEL_PLACE, SIDEBAR_PLACE);
        showState(false);
      }
    },
    { capture: true },
  );
  window.addEventListener('hashchange', () => panelOf()?.close());
}
