import { useEffect } from 'react';

/** Whether keys go into the text of a field. */
function isTyping({ target }: KeyboardEvent): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName))
  );
}

type Action = 'open' | 'close' | undefined;

/** With Shift it is the browser's own: Ctrl+Shift+K opens Firefox' console. */
const isToggle = ({ key, metaKey, ctrlKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (metaKey || ctrlKey) && !altKey && !shiftKey;

const isSlash = ({ key, metaKey, ctrlKey, altKey }: KeyboardEvent): boolean =>
  key === '/' && !metaKey && !ctrlKey && !altKey;

/** What a key does: Ctrl/Cmd+K opens and closes, `/` opens unless typing, Escape closes. */
export function actionOfKey(event: KeyboardEvent, isOpen: boolean): Action {
  if (isOpen) {
    return isToggle(event) || event.key === 'Escape' ? 'close' : undefined;
  }
  return isToggle(event) || (isSlash(event) && !isTyping(event)) ? 'open' : undefined;
}

/** Listens to the keys of search on the whole page. */
export function useSearchShortcuts(isOpen: boolean, open: () => void, close: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const action = actionOfKey(event, isOpen);
      if (action && !event.isComposing) {
        event.preventDefault();
        (action === 'open' ? open : close)();
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, open, close]);
}
