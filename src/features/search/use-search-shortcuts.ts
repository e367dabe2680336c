import { useEffect } from 'react';
import { isShortcut } from '@nitric-docs/static-islands/browser';
import { SEARCH_SHORTCUTS, SEARCH_TOGGLE_SHORTCUTS } from '../../config/search-shortcuts';

const isEscape = ({ key, isComposing }: KeyboardEvent): boolean => key === 'Escape' && !isComposing;

/** Opens and closes search with the keyboard, wherever the focus is. */
export function useSearchShortcuts(isOpen: boolean, open: () => void, close: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const isHandled = isOpen
        ? isEscape(event) || isShortcut(event, SEARCH_TOGGLE_SHORTCUTS)
        : isShortcut(event, SEARCH_SHORTCUTS);
      if (isHandled) {
        event.preventDefault();
        (isOpen ? close : open)();
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, open, close]);
}
