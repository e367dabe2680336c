import type { HostedSearchSettings } from '@nitric-docs/search/hosted';

/**
 * Settings that depend on the environment (`customFields.settings`). `socialImageUrl` and `hasStaticSocialImages` are only for
 * rendering: packages/static-islands leaves them out of the browser's copy.
 */
export interface ClientSettings {
  /** Address that the feedback form posts to. */
  feedbackUrl: string;
  /** Address that searches without results are posted to. Absent: they aren't counted. */
  missedSearchUrl?: string;
  /** Absolute address of the route that draws social images, or of the site if the build draws them. */
  socialImageUrl: string;
  /** Whether the build draws social images, one file per page. */
  hasStaticSocialImages: boolean;
  /** Absent: search runs in the browser. */
  search?: HostedSearchSettings;
  /** Absent: no analytics. */
  analytics?: { siteId: string; excludedDomains: string[] };
}
