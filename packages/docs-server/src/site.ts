import type { SearchSite } from '@nitric-docs/search';
import type { SocialImageDesign } from './social-image/card';

export interface DocsSdk {
  id: string;
  label: string;
  /** Such as `v0`, the oldest first. */
  versions: readonly string[];
}

/** A text that agents can attach to a conversation as a whole. */
export interface DocsResource {
  /** Markdown below the folder of the built site, such as `llms.txt`. */
  file: string;
  title: string;
  description: string;
}

/** What the programs of this package know about the site. Routes are addresses of pages without the base, such as `/reference/go`. */
export interface DocsSite {
  /** The path of the site on its host, without a slash at the end, such as `/docs`. */
  base: string;
  /** Such as `Nitric`. */
  product: string;
  /** What the product is, for agents: it follows "The documentation of <product>, ". */
  productDescription: string;
  /** Address of the product's website. */
  website: string;
  /** In the order of the menu. */
  sdks: readonly DocsSdk[];
  /** The route of the first page about an SDK version. */
  homeOf: (sdk: string, version: string) => string;
  resources: readonly DocsResource[];
  /** What the search index was built with. */
  search: SearchSite;
  socialImage: SocialImageDesign;
}

/** Whether a route is the given one or below it, segment by segment. */
export const isAtOrBelow = (route: string, folder: string): boolean =>
  route === folder || route.startsWith(`${folder}/`);

/**
 * The route of a path on the host: `/docs/apis/` becomes `/apis`.
 * @returns undefined for a path outside the site
 */
export const routeOfPath = (base: string, path: string): string | undefined =>
  isAtOrBelow(path, base) ? path.slice(base.length).replace(/\/+$/, '') || '/' : undefined;
