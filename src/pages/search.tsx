import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { SearchPage } from '../features/search/SearchPage';

/** `/search?q=` */
export default function Search(): ReactNode {
  return (
    <Layout>
      <SearchPage />
    </Layout>
  );
}
