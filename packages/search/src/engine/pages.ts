import { anchorOf, type SearchPageTitles } from '../index-format';
import type { SearchSite } from '../site';
import { chunksOf, indexWords, segmentsOf, stemOf } from './words';

/** A part of a page that a result can link to: the page itself or a heading. */
export interface IndexedSection {
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
  /** What readers call it, each as the stems of its words. Undefined until the texts are loaded. */
  names?: readonly (readonly string[])[];
}

/** The parts of a name that a page defines, such as a configuration key. `*` stands for a name that readers choose. */
export interface Definition {
  section: IndexedSection;
  parts: readonly string[];
  /** How much it counts, from 0 to 1. By default, it counts in full. */
  share?: number;
}

export interface IndexedPage {
  route: string;
  shard: string;
  title: string;
  group: string;
  description: string;
  sections: IndexedSection[];
  sdk?: string;
  version?: string;
  /** Whether the page is of a version that only some searches find. */
  isFrozen: boolean;
  isFunction: boolean;
  /** The clouds and tools that a page of the provider reference covers. */
  providers: readonly string[];
  prior: number;
  /** The stems of all indexed words of the title. */
  titleStems: ReadonlySet<string>;
  /** Other names of the page. */
  aliases: readonly string[];
  /** The letters of the title, of the aliases, and of the last segment of the route. */
  names: readonly string[];
}

export const stemsOf = (text: string): string[] =>
  [...new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])].map(stemOf);

export const PLACEHOLDER = '*';

const PLACEHOLDER_PATTERN = /<[^<>]*>/g;

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

export function indexedPageOf(
  site: SearchSite,
  [route, title, description, headings, group, prior, aliases = []]: SearchPageTitles,
  shard: string,
): IndexedPage {
  const reference = site.referenceOf(route);
  const isFunction = [title, ...aliases].some((name) => name.endsWith('()'));
  const pageProviders = site.providersOf(route);
  // `topics` alone is not the name of a provider's page about topics.
  const lastSegment = pageProviders.length > 0 ? [] : [route.slice(route.lastIndexOf('/'))];
  const page: IndexedPage = {
    route,
    shard,
    title,
    group,
    description,
    sections: [],
    ...(reference && { sdk: reference.sdk, version: reference.version }),
    isFrozen: reference?.isFrozen === true,
    isFunction,
    providers: pageProviders,
    prior,
    // A title such as `APIs on Google Cloud` stands for the IDs of the providers, too.
    titleStems: new Set([...indexWords(title), ...pageProviders].map(stemOf)),
    names: [title, ...aliases, ...lastSegment].map(lettersOf),
    aliases,
  };
  page.sections = [[title, '', 1] as const, ...headings].map(([heading, anchor, level], order) => ({
    page,
    order,
    heading,
    anchor: order === 0 ? '' : anchor || anchorOf(heading),
    level,
    stems: stemsOf(heading),
  }));
  return page;
}
