/** What the hosted index, the client that asks it and the server's policy agree on. */

/** Timeouts of the hosted search client, in milliseconds. */
export const HOSTED_SEARCH_TIMEOUTS = { connect: 1000, read: 2000, write: 30_000 } as const;

/** Where the hosted provider takes the events of readers: what was shown to them and what they opened. */
export const INSIGHTS_ORIGIN = 'https://insights.algolia.io';

/** Attributes of a record by which the client prefers some results to others; the index has to know them as facets. */
export interface HostedPreferences {
  /** Id of the SDK whose reference the page is in. */
  sdk?: string;
  /** The same with its version, as {@link referenceName} writes it. */
  reference?: string;
  /** Whether a later version of the page's SDK exists. */
  isFrozen: boolean;
}

/** One version of one SDK: `nodejs-v0`. */
export const referenceName = (sdk: string, version: string): string => `${sdk}-${version}`;
