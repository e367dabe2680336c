/** Marks a field that has the focus only until the final field opens. */
export const INTERIM_FIELD = 'data-interim';

let returnsTo: Element | null = null;

/** Remembers the focused element before search takes the focus. */
export function rememberFocus(): void {
  if (!document.activeElement?.hasAttribute(INTERIM_FIELD)) {
    returnsTo = document.activeElement;
  }
}

/** Returns the focus to the remembered element, or to another one if no element had it, or if it is hidden or gone. */
export function returnFocus(otherwise: HTMLElement | null): void {
  if (returnsTo instanceof HTMLElement && returnsTo !== document.body) {
    returnsTo.focus();
  }
  if (document.activeElement !== returnsTo || returnsTo === document.body) {
    otherwise?.focus();
  }
}

/** Closes modal dialogs, such as the navigation, because what opens over them would be inert. */
export const closeDialogs = (): void =>
  document.querySelectorAll<HTMLDialogElement>('dialog[open]').forEach((dialog) => dialog.close());
