/** A field that has the focus only until the final field opens (components/Island/text-buffer.ts). */
export interface InterimField extends HTMLInputElement {
  /** The element that had the focus before. */
  returnsTo?: Element | null;
}

/** The focused element, or the one that had the focus before an interim field. */
export function focusedElement(): Element | null {
  const focused = document.activeElement;
  return (focused as InterimField | null)?.returnsTo ?? focused;
}

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
