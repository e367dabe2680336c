import type { ReactNode } from 'react';
import { pathOfRoute } from '../../../config/routes';
import { settings } from '../../../lib/settings';
import styles from './styles.module.css';

const LOGO = pathOfRoute('/img/algolia.svg');

/** The keys of the dialog, and the provider of hosted search, whose terms require it. */
export function Footer(): ReactNode {
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
          Search by <img src={LOGO} alt="Algolia" width="77" height="18" />
        </a>
      )}
    </footer>
  );
}
