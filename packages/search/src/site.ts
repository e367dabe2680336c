/** An SDK, whose reference has its own shard for each version. */
export interface SearchSdk {
  /** A segment of the routes of its pages. */
  id: string;
  /** The words that name the SDK, including the languages that it supports. */
  names: readonly string[];
  /** Such as `v0`, the oldest first. */
  versions: readonly string[];
  /** The version that every search finds. Absent if all versions are frozen. */
  current?: string;
}

/** A cloud, or a tool that also has pages outside the provider reference. */
export interface SearchProvider {
  id: string;
  names: readonly string[];
  isCloud: boolean;
}

/** The SDK and the version that a page describes. */
export interface SdkReference {
  sdk: string;
  version: string;
  /**
   * Only a search that names the version, or that comes from one of its pages, finds it. If an SDK has no other versions, its name is
   * enough.
   */
  isFrozen: boolean;
}

/**
 * What search knows about a site. The worker, the build, and the commands pass the same object. Routes are addresses of pages without
 * the base and without a slash at the end, such as `/reference/go`.
 */
export interface SearchSite {
  /** The path of the site on its host, without a slash at the end. */
  base: string;
  /** In the order of the menu. The first ones win between equal pages. */
  sdks: readonly SearchSdk[];
  providers: readonly SearchProvider[];
  /** The names of services of clouds. A query that contains one is about that cloud. */
  cloudServices: RegExp;
  referenceOf: (route: string) => SdkReference | undefined;
  /** The IDs of the providers that a page is about. */
  providersOf: (route: string) => readonly string[];
  /** What the function of a page is called in the addresses of all SDKs, such as `bucket-file-read`. */
  functionOf: (route: string) => string | undefined;
}

/** What only the build knows about a site. */
export interface IndexedSite extends SearchSite {
  /** Words that hardly count on this site, in addition to the English ones. */
  stopWords: readonly string[];
  /** Groups of words for the same thing, separated by spaces. Each word of a group also finds the others, with less weight. */
  synonyms: readonly string[];
  /** The heading of a page's results. */
  groupOf: (route: string) => string;
  /** How likely readers are to want a page, regardless of the query. */
  priorOf: (route: string) => number;
}

export const pathOfRoute = ({ base }: SearchSite, route: string): string => base + route;
