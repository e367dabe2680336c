import { searchGroupOf } from '../config/search-groups';
import { sdkReferenceOf, type SdkId } from '../config/sdks';
import { anchorOf, type SearchPageTitles } from '../contracts/search-index';
import { segmentsOf, chunksOf, indexWords, stemOf } from './words';

/** A part of a page that a result can link to: the page itself or a heading. */
export interface IndexedSection {
  /** The index of the section among all sections. */
  id: number;
  page: IndexedPage;
  /** The index of the section on its page. The page itself is 0. */
  order: number;
  heading: string;
  anchor: string;
  /** The page itself is 1, and headings are 2 to 6. */
  level: number;
  /** The stems of the words in the heading. */
  stems: readonly string[];
  /** Undefined until the texts are loaded. */
  text?: string;
}

/** The parts of a name that a page defines, such as a configuration key. `*` stands for a name that readers choose. */
export interface Definition {
  section: IndexedSection;
  parts: readonly string[];
}

export interface IndexedPage {
  route: string;
  /** The shard that contains the page. */
  shard: string;
  title: string;
  group: string;
  description: string;
  sections: IndexedSection[];
  sdk?: SdkId;
  version?: string;
  /** Whether the SDK has a later version. */
  frozen: boolean;
  /** Whether the page documents an SDK function. */
  isFunction: boolean;
  /** The route without the version, which is the same for all versions of a page. */
  versionlessRoute: string;
  /** The stems of all indexed words of the title, and of its words as written. */
  titleStems: ReadonlySet<string>;
  titleParts: readonly string[];
  /** The letters of the title, and of the last segment of the route. */
  names: readonly string[];
  /** Contains only the documented function until the texts are loaded. */
  definitions: Definition[];
}

const stemsOf = (text: string): string[] =>
  [...new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])].map(stemOf);

export const PLACEHOLDER = '*';

const VERSION_SEGMENT = /^(\/reference\/[^/]+)\/v\d+(?=\/|$)/;
const PLACEHOLDER_PATTERN = /<[^<>]*>/g;

/** Returns whether a title is a function name, such as `bucket.file()`. */
const isCode = (title: string): boolean => title.endsWith('()');

/** Returns only letters and digits, so that `bucket.file()` and `bucket file` are equal. */
export const lettersOf = (text: string): string =>
  text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Splits `config.<type>.lambda.memory` into `config`, `*`, `lambda`, and `memory`, and `--env-file` into `env` and `file`. */
export function partsOfName(name: string): string[] {
  return name
    .split(PLACEHOLDER_PATTERN)
    .flatMap((text, at) => [
      ...(at > 0 ? [PLACEHOLDER] : []),
      ...chunksOf(text.replace(/^\W+/, '')).flatMap(segmentsOf),
    ])
    .map((part) => part.toLowerCase());
}

/** The place of a page outside an index. */
const NOWHERE = { shard: '', firstSectionId: 0 } as const;

/**
 * Creates a page with its sections.
 * @param place is the shard, and the index of the first section among all sections
 */
export function indexedPageOf(
  [route, title, description, headings]: SearchPageTitles,
  { shard, firstSectionId }: { shard: string; firstSectionId: number } = NOWHERE,
): IndexedPage {
  const { currentSdk: sdk, currentVersion: version, isNotLatest } = sdkReferenceOf(route);
  const page: IndexedPage = {
    route,
    shard,
    title,
    group: searchGroupOf(route),
    description,
    sections: [],
    ...(sdk ? { sdk } : {}),
    ...(version ? { version } : {}),
    frozen: isNotLatest,
    isFunction: sdk !== undefined && isCode(title),
    versionlessRoute: route.replace(VERSION_SEGMENT, '$1'),
    titleStems: new Set(indexWords(title).map(stemOf)),
    titleParts: stemsOf(title),
    names: [title, route.slice(route.lastIndexOf('/'))].map(lettersOf),
    definitions: [],
  };
  const add = (heading: string, anchor: string, level: number): void => {
    const order = page.sections.length;
    page.sections.push({
      id: firstSectionId + order,
      page,
      order,
      heading,
      anchor,
      level,
      stems: stemsOf(heading),
    });
  };
  add(title, '', 1);
  if (isCode(title)) {
    page.definitions.push(
      ...page.sections.map((section) => ({ section, parts: partsOfName(title) })),
    );
  }
  headings.forEach(([heading, anchor, level]) => add(heading, anchor || anchorOf(heading), level));
  return page;
}
