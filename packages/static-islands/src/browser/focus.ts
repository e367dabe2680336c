/** A field that has the focus only until the final field opens. */
export interface InterimField extends HTMLInputElement {
  /** The element that had the focus before. */
  returnsTo?: Element | null;
}

/** The focused element, or the one that had the focus before an interim field. */
export function focusedElement(): Element | null {
  const focused = document.activeElement;
  return (focused as InterimField | null)?.returnsTo ?? focused;
}
