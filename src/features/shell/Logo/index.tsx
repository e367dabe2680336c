import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** The home link in the sidebar, in the navigation panel, and in the top bar of small screens. */
export function Logo(): ReactNode {
  return (
    <Link className={styles.logo} to="/" aria-label="Nitric Docs, home">
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="8" />
        <path d="M9 23V9h3.2l7.6 9V9H23v14h-3.2l-7.6-9v9z" />
      </svg>
      <span className={styles.name}>Nitric</span>
      <span className={styles.docs}>Docs</span>
    </Link>
  );
}
