import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { useRoute } from '../../lib/route';

/** The tags that all pages have. Tags in `PageHead` override them. */
export function SiteHead(): ReactNode {
  const { siteConfig, i18n } = useDocusaurusContext();
  const url = siteConfig.url + useBaseUrl(useRoute());
  return (
    <Head>
      <meta name="description" content={siteConfig.tagline} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta property="og:url" content={url} />
      <meta property="og:locale" content={i18n.currentLocale} />
      <link rel="canonical" href={url} />
    </Head>
  );
}
