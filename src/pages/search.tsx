import { PageMetadata } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { Island } from '@nitric-docs/static-islands/island';
import { Panel } from '../features/navigation/Panel';
import { SiteFooter } from '../features/shell/SiteFooter';
import SearchPage from '../islands/search-page';
import styles from './search.module.css';

/** The search page, `/search?q=…` */
export default function Search(): ReactNode {
  return (
    <Layout>
      <PageMetadata title="Search" />
      <Panel />
      <main id="main" tabIndex={-1} className={styles.page}>
        <h1 className={styles.title}>Search</h1>
        <noscript>
          <p>Search runs in your browser: switch JavaScript on and load this page again.</p>
        </noscript>
        <Island load="immediate">
          <SearchPage />
        </Island>
      </main>
      <SiteFooter />
    </Layout>
  );
}
