import Head from '@docusaurus/Head';
import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { slugOf } from '../../config/content-routes';
import { sdkReferenceOf, versionHref } from '../../config/sdks';
import { useRoute } from '../../lib/route';
import { breadcrumbsOf, structuredData } from './structured-data';

/** The titles of all pages of the version that contains the current page, by route. */
function useTitles(route: string): Map<string, string> {
  const { docs, version } = useDocsVersion();
  const reference = sdkReferenceOf(route);
  const home =
    version === 'current' || !reference ? '' : versionHref(reference.sdk, reference.version);
  return new Map(
    Object.entries(docs).map(([docId, { title }]) => [
      (home + slugOf({ docId })).replace(/(?<=.)\/$/, ''),
      title,
    ]),
  );
}

/** Describes a page for search engines. Only the build and `npm start` render it, so it can read the list of all pages. */
export function StructuredData(): ReactNode {
  const route = useRoute();
  const { siteConfig } = useDocusaurusContext();
  const { description, lastUpdatedAt, title } = useDoc().metadata;
  const lastChange = lastUpdatedAt ? new Date(lastUpdatedAt) : undefined;
  const article = { title, description, route, lastChange };
  const data = structuredData(article, breadcrumbsOf(article, useTitles(route)), siteConfig.url);
  return (
    <Head>
      <script type="application/ld+json">{JSON.stringify(data)}</script>
    </Head>
  );
}
