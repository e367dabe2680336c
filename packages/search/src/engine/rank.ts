import type { SearchRequest } from '../answers';
import type { SdkReference, SearchSite } from '../site';
import type { IndexView } from './index-view';
import { matchPages, type PageMatch } from './match';
import { bestDefinition } from './names';
import { lettersOf, type IndexedPage, type IndexedSection } from './pages';
import type { Query, QueryWord } from './query';
import { stemOf } from './words';

interface ScoredSection {
  section: IndexedSection;
  score: number;
}

/** A page that matches the query, with its sections sorted by how well they match. */
export interface RankedPage {
  page: IndexedPage;
  score: number;
  /** The sections that contain a word of the query. They include the page itself if its title or introduction matches. */
  readonly sections: readonly ScoredSection[];
  /** The section that the query names together with the page. */
  readonly asked?: IndexedSection | undefined;
}

/** Factors of a score, and what is added to 1 for a full match, tuned on all golden queries together (`npm run check:search`). */
export const BOOST = {
  askedVersion: 1.6,
  /** The page is of another version than the one that the query names. */
  otherVersion: 0.1,
  askedSdk: 3.145,
  readSdk: 1.25,
  readVersion: 1.15,
  /** The query names no SDK, and the page is of the SDK of the reader's language. */
  language: 1.6,
  /** The query is the name of the page, or the start of it while the reader types. */
  name: 1.6,
  startOfName: 0.232,
  /** The query is the start of the title, with more than one word. */
  startOfTitle: 1.6,
  /** The words of the query are in the title. */
  title: 0.92,
  /** The query is a heading. */
  heading: 0.969,
  /** The query names the page and one of its sections. */
  section: 0.3,
  /** The query contains a name that the site gave to a section. */
  sectionName: 2,
  /** The query is a name that the page defines. */
  definition: 2.218,
  /** The query names no provider, and the page is about a single provider. */
  anyProvider: 0.577,
  /** The page is about exactly the providers that the query names. */
  askedProvider: 1.855,
  /** The page documents a function, and the query names neither a function nor an SDK. */
  function: 0.225,
} as const;

/** The weights of the parts that make up the score of a page. */
const BLEND = {
  /** The best score of each word in any section. */
  words: 0.42,
  /** The section that matches best. */
  bestSection: 0.515,
  /** All other sections, which together count at most as much as the best one. */
  otherSections: 0.149,
} as const;
/** The exponents that lower a page or a section if it lacks some of the query words. */
const MISSING_PENALTY = { page: 1.854, section: 1.59 } as const;
/** Shorter headings, such as "Limits", count less because they are less specific. */
const FULL_HEADING_LENGTH = 1.518;
/** A heading is a message, such as an error, if it has so many words and the query contains most of them. */
const MESSAGE = { words: 5, share: 0.6, boost: 1.5 } as const;
/** The share of the title match that counts even if little of the title is in the query. */
const TITLE_FLOOR = 0.172;
/** The lowest confidence at which a meaning stands for its word. */
const CONFIDENT = 0.7;

const weighted = (values: readonly number[], words: readonly QueryWord[]): number =>
  words.reduce((total, { weight }, at) => total + weight * (values[at] ?? 0), 0);

/** The properties of a query that are the same for all pages. */
interface RankingContext {
  view: IndexView;
  query: Query;
  reading: SdkReference | undefined;
  language: string | undefined;
  weight: number;
  /** For each word, its stems and those of its meanings, with the confidence in each. */
  stems: readonly ReadonlyMap<string, number>[];
  /** The letters of the page name in the query, without the words that name an SDK. */
  name: string;
  /** The letters of the whole query, which can be a title such as `APIs on AWS`. */
  letters: string;
}

/** Returns the letters of the page name that the query can contain. */
function nameOf({ words }: Query): string {
  const contentWords = words.filter(({ isContentWord }) => isContentWord);
  return (contentWords.length > 0 ? contentWords.filter(({ sdk }) => !sdk) : words)
    .map(({ word }) => word)
    .join('');
}

function stemsOf(meanings: readonly (readonly [string, number])[]): Map<string, number> {
  const stems = new Map<string, number>();
  for (const [meaning, confidence] of meanings) {
    const stem = stemOf(meaning);
    stems.set(stem, Math.max(stems.get(stem) ?? 0, confidence));
  }
  return stems;
}

function rankingContextOf(
  view: IndexView,
  query: Query,
  { readingRoute = '/', language }: Reader,
): RankingContext {
  return {
    view,
    query,
    reading: view.vocabulary.site.referenceOf(readingRoute),
    language,
    weight: query.words.reduce((total, { weight }) => total + weight, 0),
    stems: query.words.map(({ word, meanings }) => stemsOf([[word, 1], ...meanings])),
    name: nameOf(query),
    letters: lettersOf(query.text),
  };
}

const standsFor = (stems: ReadonlyMap<string, number>, stem: string): boolean =>
  (stems.get(stem) ?? 0) >= CONFIDENT;

/** Returns the share of a title or heading that is in the query. */
function shareInQuery(stems: readonly string[], context: RankingContext): number {
  const found = stems.filter((stem) => context.stems.some((each) => standsFor(each, stem)));
  return stems.length === 0 ? 0 : found.length / stems.length;
}

/** Whether the query is the title of the page with more than one word or, while the reader types, the start of it. */
function startsTitle({ names }: IndexedPage, { letters, query }: RankingContext): boolean {
  const [title = ''] = names;
  const isSpecific = query.words.length > 1 && query.words.some((word) => word.isContentWord);
  return isSpecific && (title === letters || (query.isTyping && title.startsWith(letters)));
}

function nameBoost(page: IndexedPage, context: RankingContext): number {
  const { names } = page;
  const { name, letters, query } = context;
  const [title = ''] = names;
  if (names.includes(name) || title === letters) {
    return BOOST.name;
  }
  if (startsTitle(page, context)) {
    return BOOST.startOfTitle;
  }
  const isStart = query.isTyping && name !== '' && names.some((each) => each.startsWith(name));
  return isStart ? BOOST.startOfName : 0;
}

/** For each word of the query, the confidence that the title contains it. */
const inTitleOf = ({ titleStems }: IndexedPage, { stems }: RankingContext): number[] =>
  stems.map((each) =>
    Math.max(0, ...[...each].map(([stem, sure]) => (titleStems.has(stem) ? sure : 0))),
  );

interface AskedSection {
  section?: IndexedSection;
  /** The share of the query, or else of the heading, from 0 to 1. */
  share: number;
  boost: number;
}

/** The lowest share at which a name or a heading counts. */
const LOWEST_SHARE = { name: 0.3, heading: 0.5 } as const;

/**
 * Finds the section that the query names: by a name that the site gave to it, or by words in the title of the page and in the heading, as
 * in `storage permissions`.
 */
function askedSection(
  sections: readonly ScoredSection[],
  inTitle: readonly number[],
  { stems, query, view }: RankingContext,
): AskedSection {
  const content = query.words.flatMap(({ isContentWord, sdk }, at) =>
    isContentWord ? { sdk, inTitle: inTitle[at], stems: stems[at] ?? new Map() } : [],
  );
  const topic = content.filter(({ sdk }) => !sdk);
  const others = content.filter((word) => !word.inTitle);
  const isStop = (stem: string): boolean => view.vocabulary.stopWords.has(stem);
  const isIn = (name: readonly string[]) => (word: (typeof content)[number]) =>
    name.some((stem) => standsFor(word.stems, stem));
  const isQueried = (stem: string): boolean => content.some(isIn([stem]));
  const named = sections.flatMap(({ section }) =>
    (section.names ?? [])
      .filter((name) => name.every((stem) => isStop(stem) || isQueried(stem)))
      .map((name) => ({
        section,
        share: topic.filter(isIn(name)).length / topic.length,
        boost: BOOST.sectionName,
      })),
  );
  const headed = sections.map(({ section }) => {
    const words = section.stems.filter((stem) => !isStop(stem));
    const isAsked =
      section.order > 0 && others.length < content.length && others.every(isIn(words));
    const share = isAsked ? words.filter(isQueried).length / words.length : 0;
    return { section, share, boost: BOOST.section };
  });
  const [best = { share: 0, boost: 0 }] = [
    ...named.filter(({ share }) => share >= LOWEST_SHARE.name).sort((a, b) => b.share - a.share),
    ...(others.length ? headed.filter(({ share }) => share >= LOWEST_SHARE.heading) : []),
  ];
  return best;
}

function titleFactor(
  page: IndexedPage,
  inTitle: readonly number[],
  context: RankingContext,
): number {
  const ofQuery = weighted(inTitle, context.query.words) / context.weight;
  const ofTitle = shareInQuery(page.sections[0]?.stems ?? [], context);
  const title = ofQuery * (TITLE_FLOOR + (1 - TITLE_FLOOR) * ofTitle);
  return 1 + BOOST.title * title + nameBoost(page, context);
}

/**
 * Returns how closely a heading matches the query, such as a question in the FAQ, from 0 to 1. It multiplies the share of
 * the query in the heading by the share of the heading in the query. Stop words count in full. For a message, only the share of the
 * heading counts, because a line from a terminal also contains times and names, and it counts more.
 */
function headingFit({ order, stems }: IndexedSection, context: RankingContext): number {
  if (order === 0) {
    return 0;
  }
  const share = shareInQuery(stems, context);
  if (stems.length >= MESSAGE.words && share > MESSAGE.share) {
    return MESSAGE.boost * share;
  }
  const found = context.stems.filter((each) => stems.some((stem) => standsFor(each, stem)));
  const length = Math.min(1, stems.length / FULL_HEADING_LENGTH);
  return length * (found.length / context.stems.length) * share;
}

/**
 * Returns a factor for the SDK that the query names, or else for the one that the reader has open or whose language the reader chose. A
 * reader who types the name of a function in any SDK wants the function of this one.
 */
function sdkFactor(
  page: IndexedPage,
  definesName: boolean,
  { query, reading, language }: RankingContext,
): number {
  if (query.sdks.size > 0) {
    return page.route.split('/').some((part) => query.sdks.has(part)) ? BOOST.askedSdk : 1;
  }
  const [preferred, boost] = reading ? [reading.sdk, BOOST.readSdk] : [language, BOOST.language];
  const isPreferred = page.sdk !== undefined && page.sdk === preferred;
  return isPreferred ? (definesName ? BOOST.askedSdk : boost) : 1;
}

/** Returns a factor for the version that the query names or that the reader has open. */
function versionFactor(page: IndexedPage, { query: { version }, reading }: RankingContext): number {
  if (version && page.version) {
    return page.version === version ? BOOST.askedVersion : BOOST.otherVersion;
  }
  if (page.sdk !== undefined && page.sdk === reading?.sdk && page.version === reading.version) {
    return BOOST.readVersion;
  }
  return 1;
}

const namesIdentifier = ({ names }: Query): boolean => names.some((name) => name.isIdentifier);

/** Function pages look alike in all SDKs and mention names that other pages explain, so a query that names no SDK wants them less. */
const functionFactor = ({ isFunction }: IndexedPage, { query }: RankingContext): number =>
  isFunction && !namesIdentifier(query) && query.sdks.size === 0 ? BOOST.function : 1;

function providerFactor({ providers }: IndexedPage, { query, view }: RankingContext): number {
  if (providers.length === 0) {
    return 1;
  }
  const asked = [...query.providers];
  if (asked.some((id) => view.vocabulary.isCloud(id))) {
    const isSame =
      asked.length === providers.length && providers.every((each) => query.providers.has(each));
    return isSame ? BOOST.askedProvider : 1;
  }
  return namesIdentifier(query) || query.namesProvider ? 1 : BOOST.anyProvider;
}

interface SectionMatch extends ScoredSection {
  /** How closely the heading matches the query, from 0 to 1. */
  headingFit: number;
}

/**
 * Returns the weighted sum of the scores of all words, lowered if the section lacks some of them and raised by its heading.
 * @param definitionFit tells how well a name that the section defines matches the query, from 0 to 1
 */
function scoreSection(
  section: IndexedSection,
  scores: readonly number[],
  definitionFit: number,
  context: RankingContext,
): SectionMatch {
  const { query, weight } = context;
  const held = weighted(scores.map(Math.sign), query.words);
  const base = weighted(scores, query.words) * (held / weight) ** MISSING_PENALTY.section;
  const fit = headingFit(section, context);
  const score = base * (1 + definitionFit + BOOST.heading * fit ** 2);
  return { section, score, headingFit: fit };
}

function blendedScore(
  bestScores: readonly number[],
  sections: readonly ScoredSection[],
  { words }: Query,
): number {
  const bestSection = Math.max(...sections.map(({ score }) => score));
  const otherSections = sections.reduce((total, { score }) => total + score, 0) - bestSection;
  return (
    BLEND.words * weighted(bestScores, words) +
    BLEND.bestSection * bestSection +
    BLEND.otherSections * Math.min(otherSections, bestSection)
  );
}

/**
 * A reader who types the title or another name of a page wants it, however unlikely the page is for other queries. Functions have the same titles in all
 * SDKs, so only the likelihood orders them.
 */
function likelihoodOf(page: IndexedPage, isNamed: boolean, context: RankingContext): number {
  const likelihood = page.prior * providerFactor(page, context);
  const isWanted = isNamed || (startsTitle(page, context) && !page.isFunction);
  return isWanted ? Math.max(1, likelihood) : likelihood;
}

function scorePage(match: PageMatch, context: RankingContext): RankedPage {
  const { page, bestScores, confidence } = match;
  const { query, weight } = context;
  const definition = bestDefinition(context.view.definitionsOf(page), query.names);
  const sections = [...match.sections].map(([section, scores]) =>
    scoreSection(section, scores, section === definition.section ? definition.fit : 0, context),
  );
  sections.sort((a, b) => b.score - a.score || a.section.order - b.section.order);
  const bestHeading = Math.max(...sections.map((section) => section.headingFit));
  const inTitle = inTitleOf(page, context);
  const asked = askedSection(sections, inTitle, context);
  const score =
    blendedScore(bestScores, sections, query) *
    (weighted(confidence, query.words) / weight) ** MISSING_PENALTY.page *
    titleFactor(page, inTitle, context) *
    (1 + asked.boost * asked.share ** 2) *
    (1 + BOOST.definition * definition.fit ** 2) *
    (1 + BOOST.heading * bestHeading ** 2) *
    likelihoodOf(page, asked.boost === BOOST.sectionName && asked.share === 1, context) *
    functionFactor(page, context) *
    sdkFactor(page, definition.fit > 0, context) *
    versionFactor(page, context);
  return { page, score, sections, asked: asked.section };
}

const byScore = (a: RankedPage, b: RankedPage): number =>
  b.score - a.score ||
  Number(a.page.isFrozen) - Number(b.page.isFrozen) ||
  (a.page.route < b.page.route ? -1 : 1);

type Reader = Pick<SearchRequest, 'language' | 'readingRoute'>;

/** Returns the pages that match a query, the best first. */
export function rankPages(view: IndexView, query: Query, reader: Reader): RankedPage[] {
  const context = rankingContextOf(view, query, reader);
  return matchPages(view, query.words)
    .map((match) => scorePage(match, context))
    .sort(byScore);
}

/** Returns the SDK of the reader's language if its pages are ranked first because of it. */
export function preferredSdk(
  site: SearchSite,
  { sdks }: Query,
  ranked: readonly RankedPage[],
  { language, readingRoute = '/' }: Reader,
): string | undefined {
  const applies = sdks.size === 0 && !site.referenceOf(readingRoute);
  return applies && ranked.some(({ page }) => page.sdk === language) ? language : undefined;
}
