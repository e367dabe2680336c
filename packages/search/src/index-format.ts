/**
 * The format of the search index. The build writes it, and the browser, and the commands read it. Each shard has two
 * files, so that the first search loads few bytes: titles (pages, headings, and descriptions), and texts.
 */

/** The list of shards, relative to the root of the built site. Its name has no hash, so clients must revalidate it. */
export const SEARCH_MANIFEST_FILE = 'search-index.json';
/** Folder of the hashed files, relative to the root of the built site. */
export const SEARCH_INDEX_FOLDER = 'assets/search';

/** Text of a heading, its anchor (empty if it equals {@link anchorOf} of the text), and its level from 2 to 6. */
export type SearchHeading = [text: string, anchor: string, level: number];

/**
 * Address without the site's base, title, description, headings in page order, the heading of the page's results, how likely readers are to
 * want the page regardless of the query, and its other names.
 */
export type SearchPageTitles = [
  route: string,
  title: string,
  description: string,
  headings: SearchHeading[],
  group: string,
  prior: number,
  aliases?: string[],
];
export type SearchTitles = SearchPageTitles[];

/**
 * The text of a section, the unique identifiers in its code (separated by spaces), and the names that it defines (one per line): code in
 * the first column of a table, property names, and code in its heading. The first section can also have comma-separated keywords, and
 * each section the comma-separated names that readers have for it.
 */
export type SearchSectionText = [
  content: string,
  code: string,
  defined?: string,
  keywords?: string,
  names?: string,
];

/** Texts of each page, in the order of the titles: the text above the first heading, then the text of each section. */
export type SearchTexts = SearchSectionText[][];

/** The pages that one SDK version, or the rest of the site, has in the index. */
export interface SearchShard {
  id: string;
  titles: SearchTitles;
  texts: SearchTexts;
}

export interface SearchShardFiles {
  /** {@link mainShard} or {@link shardOfSdk}. */
  id: string;
  /** Paths relative to the root of the site. */
  titles: string;
  texts: string;
}

export interface SearchManifest {
  shards: SearchShardFiles[];
}

/** The shard with the most important pages outside the SDK references. The first search loads only its titles. */
export const MAIN_SHARD = 'site';

/**
 * The shards with all pages outside the SDK references: `site`, `site-2`, `site-3`.
 * @param number starts at 1, for the most important pages
 */
export const mainShard = (number: number): string =>
  number === 1 ? MAIN_SHARD : `${MAIN_SHARD}-${number}`;

/** The shard with the pages of an SDK version. */
export const shardOfSdk = (sdk: string, version: string): string => `${sdk}-${version}`;

export const isMainShard = (id: string): boolean => id === MAIN_SHARD || /^site-\d+$/.test(id);

/** The default anchor of a heading: `delete-a-file` for `Delete a file`. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
}

/** Tells a file of the build from the response of a proxy. */
function listIn<T>(file: string, value: unknown): T[] {
  if (!Array.isArray(value)) {
    throw new Error(`${file} is not a valid search index. Build the site again.`);
  }
  return value as T[];
}

/** @throws an error that names the file if it is invalid */
export function parseManifest(file: string, value: unknown): SearchManifest {
  const { shards } = (value ?? {}) as { shards?: unknown };
  return { shards: listIn(file, shards) };
}

/** @throws an error that names the file if it is invalid */
export const parseTitles = (file: string, value: unknown): SearchTitles => listIn(file, value);

export const parseTexts = (file: string, value: unknown): SearchTexts => listIn(file, value);
