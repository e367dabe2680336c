import { sdkReferenceOf, type SdkReference } from '../config/sdks';
import type { IndexedPage, IndexedSection } from './pages';
import type { Query, QueryWord } from './query';
import type { SearchIndex } from './search-index';
import { indexWords, stemOf } from './words';

/** A page that answers the query, with its sections from the one that fits best. */
export interface RankedPage {
  page: IndexedPage;
  score: number;
  /** Sections that hold a word of the query; the page itself is among them when its title or introduction does. */
  sections: { section: IndexedSection; score: number }[];
}

/** Factors on a page's score. Each was tuned on the golden set as a whole (`npm run check:search`), none for a query. */
const FACTOR = {
  /** A frozen version that nobody asked for. */
  frozen: 0.5,
  askedVersion: 1.6,
  otherVersion: 0.6,
  askedSdk: 2.6,
  otherSdk: 0.45,
  readSdk: 1.25,
  readVersion: 1.15,
  /** The query is the page's name. */
  exactTitle: 0.8,
  /** Share of the query that is in the title, and of the title that is in the query. */
  titleCoverage: 0.7,
} as const;

/** How likely a page of a kind is what a reader wants when words alone can't tell. */
const kindWeights: readonly (readonly [pattern: RegExp, weight: number])[] = [
  [/^\/[a-z]+$/, 1.25],
  [/^\/getting-started\//, 1.15],
  [/^\/concepts\/comparison\//, 0.95],
  [/^\/contributions/, 0.7],
  // It names everything that changed, and is about nothing of it.
  [/^\/support\/upgrade$/, 0.75],
  [/^\/reference\/[^/]+$/, 1.05],
  [/^\/reference\/(?:nodejs|python|go|dart|csharp|jvm)\/(?:v\d+\/)?[^/]+\/[^/]+$/, 0.85],
];

/** The share of a page's other sections that counts beside its best one. */
const OTHER_SECTIONS = 0.25;

interface PageMatch {
  page: IndexedPage;
  /** For each word of the query, the sections that hold it with their scores. */
  sections: Map<IndexedSection, number[]>;
  /** For each word, how sure its best meaning on the page is. */
  sure: number[];
}

function collect(index: SearchIndex, words: readonly QueryWord[]): Map<IndexedPage, PageMatch> {
  const matches = new Map<IndexedPage, PageMatch>();
  words.forEach(({ meanings }, at) => {
    for (const [meaning, sure] of meanings) {
      for (const [section, score] of index.scoresOf(meaning)) {
        let match = matches.get(section.page);
        if (!match) {
          match = { page: section.page, sections: new Map(), sure: words.map(() => 0) };
          matches.set(section.page, match);
        }
        let scores = match.sections.get(section);
        if (!scores) {
          scores = words.map(() => 0);
          match.sections.set(section, scores);
        }
        scores[at] = Math.max(scores[at] ?? 0, score * sure);
        match.sure[at] = Math.max(match.sure[at] ?? 0, sure);
      }
    }
  });
  return matches;
}

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, each) => total + each, 0);

const weighted = (scores: readonly number[], words: readonly QueryWord[]): number =>
  sum(words.map(({ weight }, at) => weight * (scores[at] ?? 0)));

/** The share of what was asked that the page has, by the weight of the words. */
function coverageOf({ sure }: PageMatch, words: readonly QueryWord[]): number {
  const all = sum(words.map(({ weight }) => weight));
  return all === 0 ? 0 : weighted(sure, words) / all;
}

/** How a page's title and the query cover each other, from 0 to 1 each. */
function titleFit(
  page: IndexedPage,
  words: readonly QueryWord[],
): { query: number; title: number } {
  const title = new Set(indexWords(page.title).map(stemOf));
  const meant = words.map(({ word, weight, meanings }) => {
    const best = [word, ...meanings.keys()].find((each) => title.has(stemOf(each)));
    const sure = best === undefined ? 0 : best === word ? 1 : (meanings.get(best) ?? 0);
    return { weight, sure, stem: best === undefined ? undefined : stemOf(best) };
  });
  const all = sum(words.map(({ weight }) => weight));
  const query = all === 0 ? 0 : sum(meant.map(({ weight, sure }) => weight * sure)) / all;
  const found = new Set(meant.filter(({ sure }) => sure >= 0.7).map(({ stem }) => stem));
  const parts = [...new Set(page.title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])].map(stemOf);
  const inQuery = parts.filter((part) => found.has(part)).length;
  return { query, title: parts.length === 0 ? 0 : inQuery / parts.length };
}

/** `bucket.file()` and `bucket file` have the same letters. */
const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Whether the query is the name of a page: its title, or the last part of its address. */
function isNamed({ title, route, sdk }: IndexedPage, words: readonly QueryWord[]): boolean {
  if (!sdk && words.some((word) => word.sdk)) {
    return false;
  }
  const asked = words.filter(({ weight, sdk }) => weight === 1 && !sdk).map(({ word }) => word);
  const names = [title, route.slice(route.lastIndexOf('/'))].map(lettersOf);
  const joined = asked.join('');
  return joined !== '' && names.some((name) => name === joined);
}

function titleFactor(page: IndexedPage, words: readonly QueryWord[]): number {
  const { query, title } = titleFit(page, words);
  const exact = isNamed(page, words) ? FACTOR.exactTitle : 0;
  return 1 + FACTOR.titleCoverage * query * (0.4 + 0.6 * title) + exact;
}

/** What the query and the page being read say about versions. */
function versionFactor(page: IndexedPage, { version }: Query, reading: SdkReference): number {
  if (version && page.version) {
    return page.version === version ? FACTOR.askedVersion : FACTOR.otherVersion;
  }
  const isRead = page.sdk !== undefined && page.sdk === reading.currentSdk;
  if (isRead && page.version === reading.currentVersion) {
    return FACTOR.readVersion;
  }
  return page.frozen ? FACTOR.frozen : 1;
}

function sdkFactor(page: IndexedPage, { sdks }: Query, reading: SdkReference): number {
  if (sdks.size > 0) {
    const language = page.route.split('/')[2];
    const own = page.sdk ?? [...sdks].find((id) => id === language);
    if (own && sdks.has(own)) {
      return FACTOR.askedSdk;
    }
    return page.sdk ? FACTOR.otherSdk : 1;
  }
  return page.sdk && page.sdk === reading.currentSdk ? FACTOR.readSdk : 1;
}

/** How likely a page is wanted, before anything is asked. */
export const kindFactor = ({ route }: IndexedPage): number =>
  kindWeights.find(([pattern]) => pattern.test(route))?.[1] ?? 1;

function score(match: PageMatch, query: Query, reading: SdkReference): RankedPage {
  const { page } = match;
  const { words } = query;
  const all = sum(words.map(({ weight }) => weight));
  const sections = [...match.sections]
    .map(([section, scores]) => {
      const held = sum(words.map(({ weight }, at) => (scores[at] ? weight : 0)));
      return { section, score: weighted(scores, words) * (held / all) ** 2 };
    })
    .sort((a, b) => b.score - a.score || a.section.order - b.section.order);
  const best = words.map((_, at) =>
    Math.max(...[...match.sections.values()].map((scores) => scores[at] ?? 0)),
  );
  const others = sections.slice(1).map((each) => each.score);
  const base =
    0.6 * weighted(best, words) +
    0.4 * (sections[0]?.score ?? 0) +
    OTHER_SECTIONS * Math.min(sum(others), sections[0]?.score ?? 0);
  const factor =
    coverageOf(match, words) ** 2 *
    titleFactor(page, words) *
    kindFactor(page) *
    versionFactor(page, query, reading) *
    sdkFactor(page, query, reading);
  return { page, score: base * factor, sections };
}

/** No page of an old version stands above its twin of the latest, unless that version was asked for or is being read. */
function latestFirst(ranked: RankedPage[], query: Query, reading: SdkReference): RankedPage[] {
  if (query.version) {
    return ranked;
  }
  const latest = new Map(
    ranked
      .filter(({ page }) => page.sdk && !page.frozen)
      .map((entry) => [entry.page.twinKey, entry]),
  );
  const placed = new Set<RankedPage>();
  return ranked.flatMap((entry) => {
    const { page } = entry;
    const isRead = page.sdk === reading.currentSdk && page.version === reading.currentVersion;
    const twin = page.frozen && !isRead ? latest.get(page.twinKey) : undefined;
    const next = (twin ? [twin, entry] : [entry]).filter((each) => !placed.has(each));
    next.forEach((each) => placed.add(each));
    return next;
  });
}

/**
 * The pages that answer a query, best first.
 * @param readingRoute address of the page that the reader is on, without the site's base
 */
export function rankPages(index: SearchIndex, query: Query, readingRoute: string): RankedPage[] {
  const reading = sdkReferenceOf(readingRoute);
  const matches = [...collect(index, query.words).values()];
  const ranked = matches
    .map((match) => score(match, query, reading))
    .sort((a, b) => b.score - a.score || a.page.route.localeCompare(b.page.route));
  return latestFirst(ranked, query, reading);
}
