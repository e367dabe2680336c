const MODIFIERS = [
  ['control', 'ctrlKey'],
  ['meta', 'metaKey'],
  ['alt', 'altKey'],
] as const;

/** Whether keys go into the text of a field. */
const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, select, textarea'));

/**
 * Whether a key is one of the shortcuts of an element. With Shift a combination is the browser's own (Ctrl+Shift+K opens
 * Firefox' console), and a single key is no shortcut while a reader types.
 * @param shortcuts as `aria-keyshortcuts` has them: `Control+K /`
 */
export function isShortcut(event: KeyboardEvent, shortcuts: string): boolean {
  return shortcuts
    .toLowerCase()
    .split(' ')
    .map((shortcut) => shortcut.split('+'))
    .some(
      (names) =>
        names.at(-1) === event.key.toLowerCase() &&
        MODIFIERS.every(([name, held]) => event[held] === names.includes(name)) &&
        (names.length > 1 ? !event.shiftKey : !isTyping(event)) &&
        !event.isComposing,
    );
}
