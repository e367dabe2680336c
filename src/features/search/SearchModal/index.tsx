import { useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { pathOfRoute } from '../../../config/routes';
import { useRoute } from '../../../lib/route';
import { AboveResults } from '../AboveResults';
import { namedLanguageOf } from '../language-preference';
import { SEARCH_ROUTE, statusOf } from '../texts';
import { Field } from './Field';
import { Footer } from './Footer';
import { keepFocus } from './keep-focus';
import { Results } from './Results';
import styles from './styles.module.css';
import { useSearchDialog, type SearchDialog } from './use-search-dialog';

export interface SearchModalProps {
  onClose: () => void;
}

/** The link to the search page below the results. If the open page is of an SDK, the search page finds its version, too. */
function AllResults({
  query,
  count,
  onClose,
}: SearchModalProps & { query: string; count: number | undefined }): ReactNode {
  const route = useRoute();
  const from = route.startsWith('/reference/') ? `&from=${route}` : '';
  return (
    <p className={styles.all}>
      {/* Otherwise, the dialog would be open when the reader comes back. */}
      <a
        href={`${pathOfRoute(SEARCH_ROUTE)}?q=${encodeURIComponent(query)}${from}`}
        onClick={onClose}
      >{`All results for “${query}”${count === undefined ? '' : ` (${count})`}`}</a>
    </p>
  );
}

/** The part of the dialog that scrolls. */
function Body({ dialog, onClose }: SearchModalProps & { dialog: SearchDialog }): ReactNode {
  const { field, query, search, groups, rows, combobox, change, onOpened } = dialog;
  const { outcome, hold, retry } = search;
  /** The button that the reader pressed disappears. */
  const thenFocus = (action: () => void): void => {
    action();
    field()?.focus();
  };
  return (
    // Scrolling with a finger hides the keyboard of a phone.
    <div className={styles.body} onTouchMove={() => field()?.blur()} {...hold.resultsProps}>
      <p
        role="status"
        className={outcome ? undefined : styles.message}
        data-visually-hidden={outcome && ''}
      >
        {query && statusOf(search, rows)}
      </p>
      <AboveResults
        search={search}
        onSearch={(text) => thenFocus(() => change(text))}
        onRetry={() => thenFocus(retry)}
      />
      {!query && rows === 0 && <p className={styles.message}>No recent searches</p>}
      <Results
        groups={groups}
        language={outcome && namedLanguageOf(outcome)}
        combobox={combobox}
        onOpened={onOpened}
      />
      {query && rows > 0 && (
        <AllResults
          query={query}
          count={outcome?.query === query ? outcome.answer?.nbHits : undefined}
          onClose={onClose}
        />
      )}
    </div>
  );
}

export default function SearchModal({ onClose }: SearchModalProps): ReactNode {
  const ref = useRef<HTMLDialogElement>(null);
  const dialog = useSearchDialog(onClose);
  useLayoutEffect(() => {
    ref.current?.showModal();
    ref.current?.querySelector('input')?.select();
  }, []);
  const events: ComponentProps<'dialog'> = {
    ...dialog.search.hold.hostProps,
    onClose,
    // The backdrop belongs to the dialog.
    onMouseDown: ({ target, currentTarget }) => target === currentTarget && onClose(),
    onKeyDown: keepFocus,
  };
  return createPortal(
    <dialog ref={ref} className={styles.dialog} aria-label="Search" {...events}>
      <div className={styles.head}>
        <Field dialog={dialog} />
        <button type="button" className={styles.cancel} onClick={onClose}>
          Cancel
        </button>
      </div>
      <Body dialog={dialog} onClose={onClose} />
      <Footer />
    </dialog>,
    document.body,
  );
}
