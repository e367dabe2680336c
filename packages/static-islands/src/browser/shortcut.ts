const MODIFIERS = [
  ['control', 'ctrlKey'],
  ['meta', 'metaKey'],
  ['alt', 'altKey'],
] as const;

/** Tests whether a key event edits a field. */
const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, select, textarea'));

/** The key, or its name on a Latin keyboard if the layout has other letters there, such as Cyrillic or Greek. */
const keyOf = ({ key, code }: KeyboardEvent): string =>
  (key > '~' ? code.replace(/^Key/, '').replace('Slash', '/') : key).toLowerCase();

/**
 * Tests whether a key event matches one of an element's shortcuts. Combinations with Shift belong to the browser: Ctrl+Shift+K opens
 * the console of Firefox. A single key isn't a shortcut while the reader types in a field.
 * @param shortcuts in the format of `aria-keyshortcuts`, such as `Control+K /`
 */
export function isShortcut(event: KeyboardEvent, shortcuts: string): boolean {
  return shortcuts
    .toLowerCase()
    .split(' ')
    .map((shortcut) => shortcut.split('+'))
    .some(
      (names) =>
        names.at(-1) === keyOf(event) &&
        MODIFIERS.every(([name, property]) => event[property] === names.includes(name)) &&
        (names.length > 1 ? !event.shiftKey : !isTyping(event)) &&
        !event.isComposing,
    );
}

/** Closes modal dialogs, because what opens over them would be inert. */
export const closeDialogs = (): void =>
  document.querySelectorAll<HTMLDialogElement>('dialog[open]').forEach((dialog) => dialog.close());
