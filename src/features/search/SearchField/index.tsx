import type { ReactNode } from 'react';
import { SEARCH_QUERY_MAX_LENGTH } from '@nitric-docs/search/client';
import { pathOfRoute } from '../../../config/routes';
import { SEARCH_ROUTE } from '../texts';
import styles from './styles.module.css';

interface SearchFieldProps {
  /** The text of a controlled field, which searches while the reader types. Requires `onChange`. */
  value?: string;
  onChange?: (value: string) => void;
}

/** A search field that opens the search page when submitted, even without scripts. */
export function SearchField({ value, onChange }: SearchFieldProps): ReactNode {
  return (
    <form
      role="search"
      className={styles.form}
      action={pathOfRoute(SEARCH_ROUTE)}
      // The page shows the results already. Submitting would add its address to the history again.
      {...(onChange && { onSubmit: (event) => event.preventDefault() })}
    >
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
