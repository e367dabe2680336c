import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export function Logo(): ReactNode {
  return (
    <Link className={styles.logo} to="/" aria-label="Nitric Docs, home">
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
        <path d="m3.2 14.2 8.3-8.3 7.2 7.2-9.6 9.6-5.9-5.9a1.8 1.8 0 0 1 0-2.6z" />
        <path d="M16 1.4 29.3 14.7a1.8 1.8 0 0 1 0 2.6L16 30.6l-4.4-4.4a1.8 1.8 0 0 1 0-2.6l7.6-7.6-8.6-9.2z" />
      </svg>
      <span className={styles.name}>Nitric</span>
      <span className={styles.docs}>Docs</span>
    </Link>
  );
}
