/** What the build tells the browser about its environment (`customFields.settings`). */
export interface ClientSettings {
  /** Address that the feedback form posts to. */
  feedbackUrl: string;
  /** Absolute address of the route that draws social images. */
  socialImageUrl: string;
  /** Absent: no analytics. */
  analytics?: { siteId: string; excludedDomains: string[] };
}
