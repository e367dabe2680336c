/** What the build tells the browser about its environment (`customFields.settings`). */
export interface ClientSettings {
  /** The site's main sections that have a page, for the top bar, the panel and the 404 page. */
  mainSections: { title: string; href: string }[];
  /** Address that the feedback form posts to. */
  feedbackUrl: string;
  /** Absolute address of the route that draws social images. */
  socialImageUrl: string;
  /** Absent: no analytics. */
  analytics?: { siteId: string; excludedDomains: string[] };
}
