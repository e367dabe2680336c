const isVisible = (element: HTMLElement): boolean => element.getClientRects().length > 0;

/** Keeps Tab inside: DocSearch looks for the first and the last stop only once, before there are results. */
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
 * @param host an element around DocSearch's modal
 * @returns ends it
 */
export function holdFocus(host: HTMLElement): () => void {
  const onKeyDown = (event: KeyboardEvent): void => keepFocus(host, event);
  host.addEventListener('keydown', onKeyDown, { capture: true });
  return () => host.removeEventListener('keydown', onKeyDown, { capture: true });
}
