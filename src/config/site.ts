/** Facts about the site itself: names, addresses, and the constants that no single feature owns. */

/** The title of the home page and the second half of every other title. */
export const SITE_TITLE = 'Documentation';
export const DEFAULT_DESCRIPTION = 'Documentation for the cloud application framework.';
/** Where the site lives on its host. Addresses in the configuration leave it out. */
export const BASE_URL = '/docs/';
export const COMPANY = 'Nitric Inc.';
/** Width and height of the social preview image, in pixels. */
export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 } as const;
/** Links are prefetched when they come this close to the viewport, in pixels. */
export const PREFETCH_MARGIN_PX = 200;

export const links = {
  website: 'https://nitric.io',
  blogFeed: 'https://nitric.io/rss.xml',
  framework: 'https://github.com/nitrictech/nitric',
  docsRepository: 'https://github.com/nitrictech/docs',
  chat: 'https://nitric.io/chat',
  x: 'https://x.com/nitric_io',
  youtube: 'https://www.youtube.com/channel/UCZIWNF4ck7zcEdtwq2qQ2lg',
} as const;

/** The account that social cards name. */
export const X_HANDLE = '@nitric_io';

export interface SiteLink {
  title: string;
  href: string;
}

/** The site's main sections, in the order of the top bar. */
export const mainSections = [
  { title: 'Concepts', href: '/concepts/introduction' },
  { title: 'Get started', href: '/getting-started/quickstart' },
  { title: 'Guides', href: '/guides' },
  { title: 'CLI', href: '/reference/cli' },
] as const satisfies readonly SiteLink[];

/** Address of a page's source in the repository, for 'Edit this page on GitHub'. */
export function editAddress(branch: string, file: string): string {
  return `${links.docsRepository}/edit/${branch}/${file}`;
}

/** A prefilled page for a new issue about missing search results. */
export function newIssueAddress(title: string): string {
  return `${links.docsRepository}/issues/new?title=${encodeURIComponent(title)}`;
}
