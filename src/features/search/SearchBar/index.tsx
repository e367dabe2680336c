import useIsBrowser from '@docusaurus/useIsBrowser';
import { useCallback, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { HiMagnifyingGlass } from 'react-icons/hi2';
import type { HostedSearchSettings } from '../../../contracts/client-settings';
import { useSettings } from '../../site/useSettings';
import type { SearchModalProps } from '../SearchModal';
import { useRoute } from '../../site/route';
import { useSearchShortcuts } from '../use-search-shortcuts';
import styles from './styles.module.css';

type Modal = ComponentType<SearchModalProps>;

/** The modal's code and the index, both fetched on the first sign that a reader wants to search. */
async function loadSearch(hosted: HostedSearchSettings | undefined): Promise<Modal> {
  const [{ default: Modal }, { searchClient }] = await Promise.all([
    import('../SearchModal'),
    import('../client'),
  ]);
  searchClient(hosted).prepare();
  return Modal;
}

interface SearchState {
  Modal: Modal | undefined;
  isOpen: boolean;
  hasFailed: boolean;
  prepare: () => void;
  open: () => void;
  close: () => void;
}

function useSearchModal(onClosed: () => void): SearchState {
  const { search: hosted } = useSettings();
  const [Modal, setModal] = useState<Modal>();
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  const load = useCallback(
    async (): Promise<boolean> =>
      loadSearch(hosted).then(
        (loaded) => {
          setModal(() => loaded);
          setFailed(false);
          return true;
        },
        () => false,
      ),
    [hosted],
  );
  const prepare = useCallback(() => void load(), [load]);
  const open = useCallback(() => {
    setOpen(true);
    void load().then((isLoaded) => {
      if (!isLoaded) {
        setOpen(false);
        setFailed(true);
      }
    });
  }, [load]);
  const close = useCallback(() => {
    setOpen(false);
    onClosed();
  }, [onClosed]);
  return { Modal, isOpen, hasFailed, prepare, open, close };
}

/** The search button of the top bar, the keys of search, and the modal that they open. */
export function SearchBar(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const focusButton = useCallback(() => button.current?.focus(), []);
  const { Modal, isOpen, hasFailed, prepare, open, close } = useSearchModal(focusButton);
  const route = useRoute();
  useSearchShortcuts(isOpen, open, close);

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label="Search docs"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={open}
        onFocus={prepare}
        onPointerEnter={prepare}
      >
        <HiMagnifyingGlass className={styles.icon} aria-hidden="true" />
        <span className={styles.text}>Search docs</span>
        <kbd className={styles.keys}>
          <ModifierKey /> K
        </kbd>
      </button>
      {hasFailed && (
        <p role="alert" className={styles.failure}>
          Unable to load search. You might want to check your network connection.
        </p>
      )}
      {isOpen && Modal && <Modal key={route} onClose={close} />}
    </>
  );
}

/** 'Ctrl', and on Apple's systems their own sign. */
function ModifierKey(): ReactNode {
  const isApple = useIsBrowser() && /mac|iphone|ipad/i.test(navigator.platform);
  return isApple ? '⌘' : 'Ctrl';
}
