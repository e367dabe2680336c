/** Returns the focus to an element, or to another one if no element had it, or if it is hidden or gone. */
export function returnFocus(to: Element | null, otherwise: HTMLElement | null): void {
  const isElement = to instanceof HTMLElement && to !== document.body;
  if (isElement) {
    to.focus();
  }
  if (!isElement || document.activeElement !== to) {
    otherwise?.focus();
  }
}
