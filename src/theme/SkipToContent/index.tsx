// Ejected from @docusaurus/theme-classic 3.10.2, b7af2965.
// Leads to the text with a plain link, because the theme's link leads to a wrapper with the menu, unless its script runs.
import type { ReactNode } from 'react';
import styles from './styles.module.css';

export default function SkipToContent(): ReactNode {
  return (
    <a className={styles.link} href="#main">
      Skip to main content
    </a>
  );
}
