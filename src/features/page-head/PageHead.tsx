import Head from '@docusaurus/Head';
import { PageMetadata } from '@docusaurus/theme-common';
import type { ReactNode } from 'react';
import { SITE_TITLE, SOCIAL_IMAGE_SIZE, X_HANDLE } from '../../config/site';
import { socialImageFile } from '../../config/social-image';
import { useRoute } from '../site/route';
import { useSettings } from '../site/useSettings';
import { headTitle, socialImageAddress } from './page-head';

export interface PageHeadProps {
  title: string;
  description: string;
}

/** A page's own tags in the document head. Canonical address, robots and feed are the same on every page and stand elsewhere. */
export function PageHead({ title, description }: PageHeadProps): ReactNode {
  const { socialImageUrl, hasStaticSocialImages } = useSettings();
  const route = useRoute();
  const fullTitle = headTitle(route, title);
  return (
    <>
      <PageMetadata
        title={fullTitle}
        description={description}
        image={
          hasStaticSocialImages
            ? socialImageUrl + socialImageFile(route)
            : socialImageAddress(socialImageUrl, fullTitle, description)
        }
      />
      <Head>
        <meta property="og:type" content="article" />
        <meta property="og:site_name" content={`Nitric ${SITE_TITLE}`} />
        <meta property="og:image:width" content={String(SOCIAL_IMAGE_SIZE.width)} />
        <meta property="og:image:height" content={String(SOCIAL_IMAGE_SIZE.height)} />
        <meta name="twitter:site" content={X_HANDLE} />
        <meta name="twitter:title" content={fullTitle} />
      </Head>
    </>
  );
}
