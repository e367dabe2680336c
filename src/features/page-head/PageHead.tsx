import Head from '@docusaurus/Head';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { PageMetadata } from '@docusaurus/theme-common';
import type { ReactNode } from 'react';
import { headTitle } from '../../config/head-title';
import { SITE_TITLE, SOCIAL_IMAGE_SIZE, X_HANDLE } from '../../config/site';
import { markdownFileOf, pathOfRoute, socialImageFile } from '../../config/routes';
import { useRoute } from '../../lib/route';
import { settings } from '../../lib/settings';
import { socialImageUrl } from './page-head';

/** The page-specific tags in the document head. `SiteHead` adds the tags that all pages have. */
export function PageHead(): ReactNode {
  const { metadata, frontMatter } = useDoc();
  const { title_meta: titleMeta } = frontMatter as typeof frontMatter & { title_meta?: string };
  const { description } = metadata;
  const { socialImageUrl: imageEndpoint, hasStaticSocialImages } = settings;
  const route = useRoute();
  const fullTitle = headTitle(route, titleMeta ?? metadata.title);
  return (
    <>
      <PageMetadata
        title={fullTitle}
        description={description}
        image={
          hasStaticSocialImages
            ? imageEndpoint + socialImageFile(route)
            : socialImageUrl(imageEndpoint, fullTitle, description)
        }
      />
      <Head>
        <meta property="og:type" content="article" />
        <meta property="og:site_name" content={`Nitric ${SITE_TITLE}`} />
        <meta property="og:image:width" content={String(SOCIAL_IMAGE_SIZE.width)} />
        <meta property="og:image:height" content={String(SOCIAL_IMAGE_SIZE.height)} />
        <meta name="twitter:site" content={X_HANDLE} />
        <meta name="twitter:title" content={fullTitle} />
        <link
          rel="alternate"
          type="text/markdown"
          href={pathOfRoute(`/${markdownFileOf(route)}`)}
        />
      </Head>
    </>
  );
}
