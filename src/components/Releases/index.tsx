import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';

interface ReleasesProps {
  /** What has the releases: `CLI`. */
  name: string;
  /** The address of the page, without the site's base. The feeds are below it. */
  route: string;
  children?: ReactNode;
}

/** `plugins/markdown/release-list` inserts props and content. Search skips it, because the pages about the changes are better answers. */
export function Releases({ name, route, children }: ReleasesProps): ReactNode {
  const { url } = useDocusaurusContext().siteConfig;
  const folder = useBaseUrl(route);
  const title = `Nitric ${name} releases`;
  const atom = `${folder}/feed.xml`;
  const json = `${folder}/feed.json`;
  return (
    <div data-unsearched="">
      <Head>
        <link rel="alternate" type="application/atom+xml" title={title} href={url + atom} />
        <link rel="alternate" type="application/feed+json" title={title} href={url + json} />
      </Head>
      <p>
        Subscribe to new releases: <a href={atom}>Atom feed</a>, <a href={json}>JSON feed</a>
      </p>
      {children}
    </div>
  );
}
