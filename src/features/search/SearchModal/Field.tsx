import type { ReactNode } from 'react';
import { SEARCH_QUERY_MAX_LENGTH } from '@nitric-docs/search/client';
import { Icon } from '../../../components/Icon';
import styles from './styles.module.css';
import type { SearchDialog } from './use-search-dialog';

export function Field({ dialog }: { dialog: SearchDialog }): ReactNode {
  const { field, query, search, combobox, change } = dialog;
  return (
    <div role="search" className={styles.form}>
      <Icon name="search" className={search.isStalled ? styles.stalled : styles.magnifier} />
      <input
        {...combobox.fieldProps}
        className={styles.field}
        aria-label="Search docs"
        placeholder="Search docs"
        maxLength={SEARCH_QUERY_MAX_LENGTH}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        value={query}
        onChange={(event) => change(event.currentTarget.value)}
      />
      {query && (
        <button
          type="button"
          className={styles.action}
          title="Clear the query"
          onClick={() => {
            change('');
            field()?.focus();
          }}
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
