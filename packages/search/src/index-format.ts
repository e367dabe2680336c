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
  /** {@link MAIN_SHARD}, {@link SECOND_SHARD}, or {@link shardOfSdk}. */
  id: string;
  /** Paths relative to the root of the site. */
  titles: string;
  texts: string;
}

export interface SearchManifest {
  shards: SearchShardFiles[];
  /** Words that hardly count, because they carry little content. */
  stopWords: readonly string[];
  /** Groups of words for the same thing, separated by spaces. */
  synonyms: readonly string[];
}

/** The shard with the most important pages outside the SDK references. The first search loads only its titles. */
export const MAIN_SHARD = 'site';

/** The shard with the other pages outside the SDK references. */
export const SECOND_SHARD = 'site-2';

export const shardOfSdk = (sdk: string, version: string): string => `${sdk}-${version}`;

/** The default anchor of a heading: `delete-a-file` for `Delete a file`. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
}

/**
 * Tells titles or texts of the build from the response of a proxy.
 * @throws an error that names the file if it is invalid
 */
export function listIn<T extends readonly unknown[]>(file: string, value: unknown): T {
  if (!Array.isArray(value)) {
    throw new Error(`${file} is not a valid search index. Build the site again.`);
  }
  return value as unknown as T;
}

/** @throws like {@link listIn} */
export function manifestIn(file: string, value: unknown): SearchManifest {
  const manifest = value as SearchManifest | null;
  [manifest?.shards, manifest?.stopWords, manifest?.synonyms].forEach((list) => listIn(file, list));
  return value as SearchManifest;
}
