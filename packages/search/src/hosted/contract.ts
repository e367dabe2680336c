/** A hosted search index, and a search-only key. */
export interface HostedSearchSettings {
  appId: string;
  searchKey: string;
  indexName: string;
}

/** Timeouts of the hosted search client, in milliseconds. */
export const HOSTED_SEARCH_TIMEOUTS = { connect: 1000, read: 2000, write: 30_000 } as const;

/** The hosted provider's server for events about viewed and opened results. */
export const INSIGHTS_ORIGIN = 'https://insights.algolia.io';

/** Attributes that the client uses as filters. They must be facets of the index. */
export interface HostedPreferences {
  /** ID of the SDK, if the page is part of its reference. */
  sdk?: string;
  /** SDK and version: `nodejs-v0`. */
  reference?: string;
  /** Whether only some searches find the page, because it describes a frozen version. */
  isFrozen: boolean;
}
