import { typeInto } from './hold-text';

declare global {
  interface Window {
    /** What plugins/output/static-client/start-script.ts kept; absent in the development server. */
    earlyEvents?: Event[];
  }
}

function redoKey({ target, key, code, ctrlKey, metaKey }: KeyboardEvent): void {
  const isFree = target?.dispatchEvent(
    new KeyboardEvent('keydown', { key, code, ctrlKey, metaKey, bubbles: true, cancelable: true }),
  );
  // The letters after a shortcut: it has given the focus to the field that takes them.
  const field = document.activeElement;
  if (isFree && key.length === 1 && field instanceof HTMLInputElement) {
    typeInto(field, key);
  }
}

/** Does again, in order, what a reader did before the client was there: presses of buttons, and keys. */
export function redoEarlyEvents(): void {
  // The script keeps nothing more from now on.
  window.onclick = window.onkeydown = null;
  for (const event of window.earlyEvents ?? []) {
    if (event instanceof KeyboardEvent) {
      redoKey(event);
    } else {
      event.target?.dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }),
      );
    }
  }
}
