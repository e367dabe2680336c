/** A hosted index, and a key that can do nothing but search it. */
export interface HostedSearchSettings {
  appId: string;
  searchKey: string;
  indexName: string;
}

/** What the build tells the browser about its environment (`customFields.settings`). */
export interface ClientSettings {
  /** The site's main sections that have a page, for the top bar, the panel and the 404 page. */
  mainSections: { title: string; href: string }[];
  /** Address that the feedback form posts to. */
  feedbackUrl: string;
  /** Absolute address of the route that draws social images; of the site itself when the build draws them. */
  socialImageUrl: string;
  /** Whether the build draws social images, one file a page. */
  hasStaticSocialImages: boolean;
  /** Absent: search runs in the reader's browser. */
  search?: HostedSearchSettings;
  /** Absent: no analytics. */
  analytics?: { siteId: string; excludedDomains: string[] };
}
