/**
 * The search index that the build writes and the browser, `search:query` and `search:push` read. Each shard comes in two
 * tiers, so that a first answer needs few bytes: titles (pages, headings, descriptions), then texts.
 */

/** The list of shards, below the root of the built site. Its name has no hash: it is the one file to ask for anew. */
export const SEARCH_MANIFEST_FILE = 'search-index.json';
/** Where the hashed files are, below the root of the built site. */
export const SEARCH_INDEX_FOLDER = 'assets/search';

/** Text of the heading, its anchor (empty when {@link anchorOf} makes it from the text), its level from 2 to 6. */
export type SearchHeading = [text: string, anchor: string, level: number];

/** Address without the site's base, title, description, headings in the order of the page. */
export type SearchPageTitles = [
  route: string,
  title: string,
  description: string,
  headings: SearchHeading[],
];
export type SearchTitles = SearchPageTitles[];

/**
 * The words of a section; the identifiers of its code, separated by spaces, each once; and the names that it defines
 * (code in the first column of a table, names of properties, code in its heading), a line each, absent when there are none.
 * The text above the first heading may also have the page's keywords, separated by commas.
 */
export type SearchSectionText = [
  content: string,
  code: string,
  defined?: string,
  keywords?: string,
];

/** For each page of the titles, in their order: the text above the first heading, then that of each heading. */
export type SearchTexts = SearchSectionText[][];

export interface SearchShardFiles {
  /** {@link mainShard}, or the version of an SDK whose pages it holds, such as `nodejs-v0`. */
  id: string;
  /** Paths from the root of the site. */
  titles: string;
  texts: string;
}

export interface SearchManifest {
  shards: SearchShardFiles[];
}

/** The shard with the pages outside the SDK references that readers want most; a first answer needs its titles alone. */
export const MAIN_SHARD = 'site';

/**
 * The shards with all pages outside the SDK references: `site`, `site-2`, `site-3`.
 * @param number from 1, the most wanted pages first
 */
export const mainShard = (number: number): string =>
  number === 1 ? MAIN_SHARD : `${MAIN_SHARD}-${number}`;

export const isMainShard = (id: string): boolean => id === MAIN_SHARD || /^site-\d+$/.test(id);

/** The anchor that a heading gets unless its author or a repetition makes it another: `Delete a file`, `delete-a-file`. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
}

const isString = (value: unknown): value is string => typeof value === 'string';

const isHeading = (value: unknown): value is SearchHeading =>
  Array.isArray(value) &&
  isString(value[0]) &&
  isString(value[1]) &&
  Number.isInteger(value[2]) &&
  value[2] >= 2 &&
  value[2] <= 6;

const isPageTitles = (value: unknown): value is SearchPageTitles =>
  Array.isArray(value) &&
  value.slice(0, 3).every(isString) &&
  Array.isArray(value[3]) &&
  value[3].every(isHeading);

const isSectionText = (value: unknown): value is SearchSectionText =>
  Array.isArray(value) && value.length >= 2 && value.length <= 4 && value.every(isString);

const isShardFiles = (value: unknown): value is SearchShardFiles => {
  const { id, titles, texts } = (value ?? {}) as Partial<Record<keyof SearchShardFiles, unknown>>;
  return isString(id) && isString(titles) && isString(texts);
};

/** Hand-written, because these checks run in readers' browsers and a schema library weighs more than the engine. */
function checked<T>(file: string, value: unknown, isItem: (item: unknown) => item is T): T[] {
  if (!Array.isArray(value) || !value.every(isItem)) {
    throw new Error(`${file}: no search index of this site. Build the site again.`);
  }
  return value;
}

/** @throws an error that names the file when it isn't what the build writes */
export function parseManifest(file: string, value: unknown): SearchManifest {
  const { shards } = (value ?? {}) as { shards?: unknown };
  return { shards: checked(file, shards, isShardFiles) };
}

/** @throws an error that names the file when it isn't what the build writes */
export function parseTitles(file: string, value: unknown): SearchTitles {
  return checked(file, value, isPageTitles);
}

/** @throws an error that names the file when it isn't what the build writes */
export function parseTexts(file: string, value: unknown): SearchTexts {
  return checked(
    file,
    value,
    (page): page is SearchSectionText[] => Array.isArray(page) && page.every(isSectionText),
  );
}
