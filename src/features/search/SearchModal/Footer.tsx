import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import { settings } from '../../../lib/settings';
import styles from './styles.module.css';

/** The keys of the dialog, and the provider of hosted search, whose terms require it. */
export function Footer(): ReactNode {
  const logo = useBaseUrl('/img/algolia.svg');
  return (
    <footer className={styles.footer}>
      <span>
        <kbd>↵</kbd> to select
      </span>
      <span>
        <kbd>↓</kbd> <kbd>↑</kbd> to navigate
      </span>
      <span>
        <kbd>esc</kbd> to close
      </span>
      {settings.search && (
        <a className={styles.provider} href="https://www.algolia.com/ref/docsearch/">
          Search by <img src={logo} alt="Algolia" width="77" height="18" />
        </a>
      )}
    </footer>
  );
}
