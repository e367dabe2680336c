import type { ReactNode } from 'react';
import type { SearchSuggestion } from '../../../contracts/search';
import { searchTexts } from '../texts';
import styles from './styles.module.css';

/** The pages whose titles are closest to a query without results. */
export function ClosestPages({ pages }: { pages: readonly SearchSuggestion[] }): ReactNode {
  return (
    pages.length > 0 && (
      <div className={styles.closest}>
        <p>{searchTexts.closest}</p>
        <ul>
          {pages.map(({ title, url }) => (
            <li key={url}>
              <a href={url}>{title}</a>
            </li>
          ))}
        </ul>
      </div>
    )
  );
}
