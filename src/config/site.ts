/** Names, addresses, and other constants of the site. */

/** Title of the home page, and suffix of all other titles. */
export const SITE_TITLE = 'Documentation';
export const DEFAULT_DESCRIPTION = 'Documentation for the cloud application framework.';
/** Base path of the site. Addresses in the configuration don't include it. */
export const BASE_URL = '/docs/';
export const COMPANY = 'Nitric Inc.';
/** Width and height of the social preview image, in pixels. */
export const SOCIAL_IMAGE_SIZE = { width: 1200, height: 630 } as const;
/** Distance from the viewport at which links are prefetched, in pixels. */
export const PREFETCH_MARGIN_PX = 200;

const docsRepository = 'https://github.com/nitrictech/docs';

export const links = {
  website: 'https://nitric.io',
  blogFeed: 'https://nitric.io/rss.xml',
  framework: 'https://github.com/nitrictech/nitric',
  docsRepository,
  chat: 'https://nitric.io/chat',
  x: 'https://x.com/nitric_io',
  youtube: 'https://www.youtube.com/channel/UCZIWNF4ck7zcEdtwq2qQ2lg',
} as const;

export const X_HANDLE = '@nitric_io';

/** The site's main sections, for the top bar, the navigation panel, and the 404 page. */
export const mainSections = [
  { title: 'Concepts', href: '/concepts/introduction' },
  { title: 'Get started', href: '/getting-started/quickstart' },
  { title: 'Guides', href: '/guides' },
  { title: 'CLI', href: '/reference/cli' },
];

export function editAddress(branch: string, file: string): string {
  return `${links.docsRepository}/edit/${branch}/${file}`;
}

/** Address of a prefilled issue about missing search results. */
export function newIssueAddress(title: string): string {
  // Search doesn't load the other links.
  return `${docsRepository}/issues/new?title=${encodeURIComponent(title)}`;
}
