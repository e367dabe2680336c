import { click } from './dom';
import { insertText } from './text-buffer';

declare global {
  interface Window {
    /** The events that plugin/start-script.ts recorded. Undefined in the stock client. */
    earlyEvents?: Event[];
  }
}

function replayKey(event: KeyboardEvent): void {
  const { target, key } = event;
  const isUnhandled = target?.dispatchEvent(new KeyboardEvent('keydown', event));
  // Letters after a search shortcut go into the field that the shortcut focused.
  const field = document.activeElement;
  if (isUnhandled && key.length === 1 && field instanceof HTMLInputElement) {
    insertText(field, key);
  }
}

/** Replays, in order, the clicks and keys that were recorded before the client loaded. */
export function replayEarlyEvents(): void {
  // These handlers of the inline script recorded the events.
  window.onclick = window.onkeydown = null;
  for (const event of window.earlyEvents ?? []) {
    if (event instanceof KeyboardEvent) {
      replayKey(event);
    } else {
      click(event.target);
    }
  }
}
