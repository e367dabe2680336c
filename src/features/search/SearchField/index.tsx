import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import { SEARCH_QUERY_MAX_LENGTH } from '../../../contracts/search';
import styles from './styles.module.css';

/** Where the full-page search is; its `q` is what is searched for. */
export const SEARCH_ROUTE = '/search';

interface SearchFieldProps {
  /** What the field holds; without it the field keeps its own text. */
  value?: string;
  onChange?: (value: string) => void;
}

/** A search field that leads to the search page, with or without scripts. */
export function SearchField({ value, onChange }: SearchFieldProps): ReactNode {
  return (
    <form role="search" className={styles.form} action={useBaseUrl(SEARCH_ROUTE)}>
      <input
        type="search"
        name="q"
        className={styles.field}
        aria-label="Search docs"
        placeholder="Search docs"
        maxLength={SEARCH_QUERY_MAX_LENGTH}
        autoComplete="off"
        spellCheck={false}
        {...(onChange
          ? { value: value ?? '', onChange: (event) => onChange(event.currentTarget.value) }
          : {})}
      />
      <button type="submit" className={styles.button}>
        Search
      </button>
    </form>
  );
}
