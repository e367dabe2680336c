import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { useRoute } from '../site/route';

/** The tags that every page has, with its own address: what a page says of itself (PageHead) comes after them and wins. */
export function SiteHead(): ReactNode {
  const { siteConfig, i18n } = useDocusaurusContext();
  const address = siteConfig.url + useBaseUrl(useRoute());
  return (
    <Head>
      <meta name="description" content={siteConfig.tagline} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={i18n.currentLocale} />
      <link rel="canonical" href={address} />
    </Head>
  );
}
