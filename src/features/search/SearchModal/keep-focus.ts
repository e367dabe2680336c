import type { KeyboardEvent } from 'react';

/** Moves the focus from the last element of a dialog to the first one, and back. Browsers let it leave for their own controls. */
export function keepFocus(event: KeyboardEvent<HTMLElement>): void {
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button, input'),
  ].filter((element) => element.getClientRects().length > 0);
  const [first, last] = [stops[0], stops.at(-1)];
  const [edge, other] = event.shiftKey ? [first, last] : [last, first];
  if (event.key === 'Tab' && document.activeElement === edge) {
    event.preventDefault();
    other?.focus();
  }
}
