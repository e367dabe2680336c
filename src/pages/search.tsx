import { PageMetadata } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { Island } from '@nitric-docs/static-islands/island';
import { DocShell } from '../features/shell/DocShell';
import SearchPage from '../islands/search-page';
import styles from './search.module.css';

export default function Search(): ReactNode {
  return (
    <Layout>
      <PageMetadata title="Search" />
      <DocShell>
        <div className={styles.page}>
          <h1>Search</h1>
          <noscript>
            <p>Search runs in your browser: switch JavaScript on and load this page again.</p>
          </noscript>
          <Island load="immediate">
            <SearchPage />
          </Island>
        </div>
      </DocShell>
    </Layout>
  );
}
