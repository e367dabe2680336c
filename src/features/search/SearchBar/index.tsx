import useIsBrowser from '@docusaurus/useIsBrowser';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { closeDialogs, focusedElement } from '@nitric-docs/static-islands/browser';
import { Icon } from '../../../components/Icon';
import { SEARCH_SHORTCUTS } from '../../../config/search-shortcuts';
import { returnFocus } from '../../../lib/focus';
import SearchModal from '../SearchModal';
import { useSearchShortcuts } from '../use-search-shortcuts';
import styles from './styles.module.css';

/** An island (src/islands/search.tsx). It includes the modal, because every use of the button opens it. */
export function SearchBar(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const returnsTo = useRef<Element>(null);
  const [isOpen, setOpen] = useState(false);
  const modifierKey = useModifierKey();
  const open = useCallback(() => {
    closeDialogs();
    returnsTo.current = focusedElement();
    setOpen(true);
  }, []);
  const close = useCallback(() => {
    // Nothing outside the dialog can get the focus until it is gone.
    flushSync(() => setOpen(false));
    returnFocus(returnsTo.current, button.current);
  }, []);
  useSearchShortcuts(isOpen, open, close);

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label="Search docs"
        aria-haspopup="dialog"
        aria-keyshortcuts={SEARCH_SHORTCUTS}
        onClick={open}
      >
        <Icon name="search" className={styles.icon} />
        <span className={styles.text}>Search docs</span>
        <kbd className={styles.keys}>{`${modifierKey} K`}</kbd>
      </button>
      {isOpen && <SearchModal onClose={close} />}
    </>
  );
}

/** `⌘` on Apple devices, and otherwise `Ctrl`. */
function useModifierKey(): string {
  const isApple = useIsBrowser() && /mac|iphone|ipad/i.test(navigator.platform);
  return isApple ? '⌘' : 'Ctrl';
}
