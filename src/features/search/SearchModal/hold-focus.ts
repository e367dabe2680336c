const isVisible = (element: HTMLElement): boolean => element.getClientRects().length > 0;

/** Moves the focus from the last element to the first, and back. DocSearch's own focus trap ignores the results. */
function keepFocus(container: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab') {
    return;
  }
  const stops = [
    ...container.querySelectorAll<HTMLElement>(
      'a[href], button:not([disabled]), input:not([disabled])',
    ),
  ].filter(isVisible);
  const [first, last] = [stops[0], stops.at(-1)];
  const [edge, other] = event.shiftKey ? [first, last] : [last, first];
  event.stopPropagation();
  if (document.activeElement === edge) {
    event.preventDefault();
    other?.focus();
  }
}

/**
 * Keeps the focus in the modal when the reader presses Tab.
 * @param host contains DocSearch's modal
 * @returns a function that removes the listener
 */
export function holdFocus(host: HTMLElement): () => void {
  const onKeyDown = (event: KeyboardEvent): void => keepFocus(host, event);
  host.addEventListener('keydown', onKeyDown, { capture: true });
  return () => host.removeEventListener('keydown', onKeyDown, { capture: true });
}
