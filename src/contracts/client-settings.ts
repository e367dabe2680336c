import type { HostedSearchSettings } from '@nitric-docs/search/hosted';

/** `customFields.settings`. Only rendering needs `socialImageUrl` and `hasStaticSocialImages`, so the browser's copy leaves them out. */
export interface ClientSettings {
  feedbackUrl: string;
  /** Address that searches without results are posted to. Absent: they aren't counted. */
  missedSearchUrl?: string | undefined;
  /** Absolute address of the route that draws social images, or of the site if the build draws them. */
  socialImageUrl: string;
  /** Whether the build draws social images, one file per page. */
  hasStaticSocialImages: boolean;
  /** Absent: search runs in the browser. */
  search?: HostedSearchSettings | undefined;
  /** Absent: no analytics. */
  analytics?: { siteId: string; excludedDomains: string[] } | undefined;
}
