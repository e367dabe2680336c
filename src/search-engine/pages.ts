import { searchGroupOf } from '../config/search-groups';
import { sdkReferenceOf, type SdkId } from '../config/sdks';
import { anchorOf, type SearchPageTitles } from '../contracts/search-index';
import { segmentsOf, chunksOf, indexWords, stemOf } from './words';

/** A part of a page that a result can lead to: the page itself, or one of its headings. */
export interface IndexedSection {
  /** Its place among all sections of the index. */
  id: number;
  page: IndexedPage;
  /** Number of the section in its page; 0 is the page itself. */
  order: number;
  heading: string;
  anchor: string;
  /** 1 for the page itself, 2 to 6 for a heading. */
  level: number;
  /** Stems of the words of the heading, as they are written. */
  stems: readonly string[];
  /** Stems of the title and of the headings that the section stands below. */
  above: ReadonlySet<string>;
  /** Absent until the tier of texts is there. */
  text?: string;
}

/** A name that a page defines, such as a configuration key, in parts; `*` stands for a name that readers choose. */
export interface Definition {
  section: IndexedSection;
  parts: readonly string[];
}

export interface IndexedPage {
  route: string;
  /** The shard that it came in. */
  shard: string;
  title: string;
  group: string;
  description: string;
  sections: IndexedSection[];
  sdk?: SdkId;
  version?: string;
  /** Whether a later version of the SDK exists. */
  frozen: boolean;
  /** Whether the page is about one function of an SDK. */
  isFunction: boolean;
  /** The page's address without its version: the same for all versions of a page. */
  twinKey: string;
  /** Stems of all words of the title, and of its words as they are written. */
  titleStems: ReadonlySet<string>;
  titleParts: readonly string[];
  /** The letters of the title and of the last part of the address. */
  names: readonly string[];
  /** The letters of what its author says that readers may call it; they come with the tier of texts. */
  callings: readonly string[];
  /** Until the tier of texts is there, only the function that the page is about. */
  definitions: Definition[];
}

const stemsOf = (text: string): string[] =>
  [...new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])].map(stemOf);

export const PLACEHOLDER = '*';

const VERSION_SEGMENT = /^(\/reference\/[^/]+)\/v\d+(?=\/|$)/;
const PLACEHOLDER_PATTERN = /<[^<>]*>/g;

/** Whether a title is the name of a function: `bucket.file()`. */
const isCode = (title: string): boolean => title.endsWith('()');

/** `bucket.file()` and `bucket file` have the same letters. */
export const lettersOf = (text: string): string =>
  text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** `config.<type>.lambda.memory` is `config`, `*`, `lambda` and `memory`; `--env-file` is `env` and `file`. */
export function partsOfName(name: string): string[] {
  return name
    .split(PLACEHOLDER_PATTERN)
    .flatMap((text, at) => [
      ...(at > 0 ? [PLACEHOLDER] : []),
      ...chunksOf(text.replace(/^\W+/, '')).flatMap(segmentsOf),
    ])
    .map((part) => part.toLowerCase());
}

/** The place of a page that isn't searched. */
const NOWHERE = { shard: '', firstSectionId: 0 } as const;

/**
 * Gives a page of the index its place on the site.
 * @param place its shard, and the number of its first section among all of the index
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
    twinKey: route.replace(VERSION_SEGMENT, '$1'),
    titleStems: new Set(indexWords(title).map(stemOf)),
    titleParts: stemsOf(title),
    names: [title, route.slice(route.lastIndexOf('/'))].map(lettersOf),
    callings: [],
    definitions: [],
  };
  let open: IndexedSection[] = [];
  const add = (heading: string, anchor: string, level: number): void => {
    const order = page.sections.length;
    open = open.filter((section) => section.level < level);
    const section: IndexedSection = {
      id: firstSectionId + order,
      page,
      order,
      heading,
      anchor,
      level,
      stems: stemsOf(heading),
      above: new Set(open.flatMap(({ stems }) => stems)),
    };
    open.push(section);
    page.sections.push(section);
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
