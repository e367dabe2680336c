import { sdkIds, sdkReferenceOf, type SdkReference } from '../config/sdks';
import type { IndexView } from './index-view';
import { bestDefinition } from './names';
import { type IndexedPage, type IndexedSection } from './pages';
import type { Query, QueryWord } from './query';
import { isCloud, providersOfRoute, type ProviderName } from './vocabulary';
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
}

/** Factors that multiply the score of a page, tuned on all golden queries together (`npm run check:search`). */
const FACTOR = {
  /** An older version that the query does not name. */
  frozen: 0.5,
  askedVersion: 1.6,
  askedSdk: 3.5,
  readSdk: 1.25,
  readVersion: 1.15,
  /** The query is the name of the page. */
  exactTitle: 0.8,
  /** The query is the start of the name. */
  begunTitle: 0.4,
  /** The share of the query in the title, combined with the share of the title in the query. */
  titleCoverage: 0.95,
  /** The query is a heading. */
  heading: 0.5,
  /** Every pair of adjacent query words is also adjacent in the title, a heading, the introduction, or the keywords. */
  pairs: 0.5,
  /** The query names no provider, and the page is about a single provider. */
  anyProvider: 0.55,
  /** The page is about exactly the providers that the query names. */
  askedProvider: 2.2,
  /** The query is a name that the page defines. */
  definition: 1.6,
} as const;

const ON_ONE_PROVIDER = /^\/reference\/providers\/[^/]+\//;

/** How likely readers are to want each type of page if the words do not decide. */
const kindWeights: readonly (readonly [pattern: RegExp, weight: number])[] = [
  [/^\/[a-z]+$/, 1.25],
  [/^\/getting-started\//, 1.4],
  [/^\/concepts\/comparison\//, 0.85],
  [/^\/contributions/, 0.7],
  // The page mentions every changed feature without explaining it.
  [/^\/support\/upgrade$/, 0.75],
  [/^\/reference\/[^/]+$/, 1.05],
  // Readers look up keys here. The overview next to it repeats some of them.
  [/^\/reference\/providers\/[^/]+\/configuration$/, 1],
  [ON_ONE_PROVIDER, 0.8],
];

/** Lowers function pages if the query names neither a function nor an SDK. */
const FUNCTION_SHARE = 0.55;
/** Ranks each SDK slightly lower than the one before it in the menu, which decides between otherwise equal pages. */
const MENU_STEP = 0.05;

/** The weights of the parts that make up the score of a page. */
const BLEND = {
  /** The best score of each word in any section. */
  bestOfWords: 0.5,
  /** The exponent of the mean over words. Below 1, several weak matches count more than one strong match. */
  even: 0.7,
  /** The section that matches best. */
  bestSection: 0.4,
  /** All other sections, which together count at most as much as the best one. */
  otherSections: 0.25,
} as const;
/** The exponents that lower a page or a section if it lacks some of the query words. */
const MISSING_PENALTY = { page: 1.6, section: 2.4 } as const;
/** Shorter headings, such as "Limits", count less because they are less specific. */
const FULL_HEADING_LENGTH = 3;
/** The share of the title match that counts even if little of the title is in the query. */
const TITLE_FLOOR = 0.4;

interface SectionMatch {
  section: IndexedSection;
  /** The score of the section for each word of the query. */
  scores: number[];
}

interface PageMatch {
  page: IndexedPage;
  sections: SectionMatch[];
  /** For each word, the confidence of its best meaning on the page. */
  confidence: number[];
}

/** Collects the sections and pages that contain words of the query. */
class Matches {
  private readonly ofSection: (SectionMatch | undefined)[];
  private readonly ofPage = new Map<IndexedPage, PageMatch>();

  constructor(
    private readonly view: IndexView,
    private readonly words: readonly QueryWord[],
  ) {
    this.ofSection = new Array<SectionMatch | undefined>(view.sectionCount);
  }

  /** @param onlyKnown counts only sections that also contain another word of the query */
  addWord(at: number, onlyKnown: boolean): void {
    for (const [meaning, confidence] of this.words[at]?.meanings ?? []) {
      const { sections, scores } = this.view.scoresOf(meaning);
      for (let place = 0; place < sections.length; place += 1) {
        const section = sections[place];
        if (section && (!onlyKnown || this.ofSection[section.id])) {
          const match = this.sectionMatch(section);
          match.scores[at] = Math.max(match.scores[at] ?? 0, (scores[place] ?? 0) * confidence);
          const page = this.pageMatch(section.page);
          page.confidence[at] = Math.max(page.confidence[at] ?? 0, confidence);
        }
      }
    }
  }

  get pages(): PageMatch[] {
    return [...this.ofPage.values()];
  }

  private sectionMatch(section: IndexedSection): SectionMatch {
    let match = this.ofSection[section.id];
    if (!match) {
      match = { section, scores: this.words.map(() => 0) };
      this.ofSection[section.id] = match;
      this.pageMatch(section.page).sections.push(match);
    }
    return match;
  }

  private pageMatch(page: IndexedPage): PageMatch {
    let match = this.ofPage.get(page);
    if (!match) {
      match = { page, sections: [], confidence: this.words.map(() => 0) };
      this.ofPage.set(page, match);
    }
    return match;
  }
}

/** Stop words find pages only if the query has no content words or no page contains one. */
function collect(view: IndexView, words: readonly QueryWord[]): PageMatch[] {
  const matches = new Matches(view, words);
  const numbers = words.map((_, at) => at);
  const contentWords = numbers.filter((at) => words[at]?.isContentWord);
  contentWords.forEach((at) => matches.addWord(at, false));
  const isFound = matches.pages.length > 0;
  numbers.filter((at) => !contentWords.includes(at)).forEach((at) => matches.addWord(at, isFound));
  return matches.pages;
}

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, each) => total + each, 0);

const weighted = (scores: readonly number[], words: readonly QueryWord[]): number =>
  words.reduce((total, { weight }, at) => total + weight * (scores[at] ?? 0), 0);

/** Returns a power mean of the scores, so that a page that matches all words beats one that matches a single word well. */
function balanced(scores: readonly number[], words: readonly QueryWord[], all: number): number {
  const mean = words.reduce(
    (total, { weight }, at) => total + (weight / all) * (scores[at] ?? 0) ** BLEND.even,
    0,
  );
  return all * mean ** (1 / BLEND.even);
}

const weightOfAll = (words: readonly QueryWord[]): number => sum(words.map(({ weight }) => weight));

/** Returns the share of the adjacent query words that are also adjacent on each page. */
function pairShares(view: IndexView, { pairs }: Query): Map<IndexedPage, number> {
  const shares = new Map<IndexedPage, number>();
  pairs.forEach((forms) => {
    const sections = forms.flatMap((form) => view.scoresOf(form).sections);
    new Set(sections.map(({ page }) => page)).forEach((page) =>
      shares.set(page, (shares.get(page) ?? 0) + 1 / pairs.length),
    );
  });
  return shares;
}

/** The properties of a query that are the same for all pages. */
interface RankingContext {
  query: Query;
  reading: SdkReference;
  weight: number;
  /** The stems of each word and of its meanings, with their confidence. */
  stems: readonly (readonly (readonly [stem: string, confidence: number])[])[];
  /** The stems with enough confidence to stand for each word, and for all words. */
  confidentStems: readonly (readonly string[])[];
  allConfidentStems: ReadonlySet<string>;
  /** The share of the adjacent query words that are also adjacent on each page. */
  pairShares: ReadonlyMap<IndexedPage, number>;
  /** The letters of the page name in the query, without the words that name an SDK. */
  name: string;
}

/** Returns the letters of the page name that the query can contain. */
function nameOf({ words }: Query): string {
  const contentWords = words.filter(({ isContentWord }) => isContentWord);
  return (contentWords.length > 0 ? contentWords.filter(({ sdk }) => !sdk) : words)
    .map(({ word }) => word)
    .join('');
}

function rankingContextOf(view: IndexView, query: Query, reading: SdkReference): RankingContext {
  const { words } = query;
  const stems = words.map(({ word, meanings }) =>
    [...new Map([[word, 1], ...meanings])].map(
      ([each, confidence]) => [stemOf(each), confidence] as const,
    ),
  );
  const confidentStems = stems.map((each) =>
    each.filter(([, confidence]) => confidence >= CONFIDENT).map(([stem]) => stem),
  );
  return {
    query,
    reading,
    weight: weightOfAll(words),
    stems,
    confidentStems,
    allConfidentStems: new Set(confidentStems.flat()),
    pairShares: pairShares(view, query),
    name: nameOf(query) + query.letter,
  };
}

/** The lowest confidence at which a meaning stands for its word. */
const CONFIDENT = 0.7;

/** Returns a factor for a query that is the name of the page or, while the reader types, the start of it. */
function namedFactor({ names }: IndexedPage, name: string, isTyping: boolean): number {
  if (names.includes(name)) {
    return FACTOR.exactTitle;
  }
  const begun = isTyping ? names.filter((each) => each.startsWith(name)) : [];
  return FACTOR.begunTitle * Math.max(0, ...begun.map((each) => name.length / each.length));
}

function titleFactor(page: IndexedPage, { query, weight, stems, name }: RankingContext): number {
  let held = 0;
  const found = new Set<string>();
  query.words.forEach((word, at) => {
    const best = stems[at]?.find(([stem]) => page.titleStems.has(stem));
    if (best) {
      held += word.weight * best[1];
      if (best[1] >= CONFIDENT) {
        found.add(best[0]);
      }
    }
  });
  const parts = page.titleParts;
  const ofQuery = weight === 0 ? 0 : held / weight;
  const ofTitle =
    parts.length === 0 ? 0 : parts.filter((part) => found.has(part)).length / parts.length;
  return (
    1 +
    FACTOR.titleCoverage * ofQuery * (TITLE_FLOOR + (1 - TITLE_FLOOR) * ofTitle) +
    (name !== '' ? namedFactor(page, name, query.isTyping) : 0)
  );
}

/** Returns a factor for the version that the query names or that the reader has open. */
function versionFactor(page: IndexedPage, { query: { version }, reading }: RankingContext): number {
  if (version && page.version) {
    return page.version === version ? FACTOR.askedVersion : 1;
  }
  const isRead = page.sdk !== undefined && page.sdk === reading.currentSdk;
  if (isRead && page.version === reading.currentVersion) {
    return FACTOR.readVersion;
  }
  return page.frozen ? FACTOR.frozen : 1;
}

function sdkFactor(page: IndexedPage, { query: { sdks }, reading }: RankingContext): number {
  if (sdks.size > 0) {
    const language = page.route.split('/')[2];
    const own = page.sdk ?? [...sdks].find((id) => id === language);
    if (own && sdks.has(own)) {
      return FACTOR.askedSdk;
    }
    return 1;
  }
  return page.sdk && page.sdk === reading.currentSdk ? FACTOR.readSdk : 1;
}

/** Returns how likely readers are to want a page, regardless of the query. */
export const kindFactor = ({ route }: Pick<IndexedPage, 'route'>): number =>
  kindWeights.find(([pattern]) => pattern.test(route))?.[1] ?? 1;

/** Properties that depend only on the route. They are cached because each keystroke ranks the same pages. */
interface Kind {
  factor: number;
  /** Whether the page covers a single provider. */
  isOnOneProvider: boolean;
  /** The clouds and tools that a page of the provider reference covers. */
  providers: readonly ProviderName[];
}
const kinds = new WeakMap<IndexedPage, Kind>();

function kindOf(page: IndexedPage): Kind {
  let kind = kinds.get(page);
  if (!kind) {
    const providers = providersOfRoute(page.route);
    kind = {
      factor: kindFactor(page),
      isOnOneProvider: ON_ONE_PROVIDER.test(page.route) || providers.some(isCloud),
      providers,
    };
    kinds.set(page, kind);
  }
  return kind;
}

/**
 * Returns how closely a heading matches the query, such as a question in the FAQ, from 0 to 1. It multiplies the share of
 * the query in the heading by the share of the heading in the query. Stop words count in full.
 */
function headingFit({ stems }: IndexedSection, context: RankingContext): number {
  const { confidentStems, allConfidentStems } = context;
  const ofHeading = stems.filter((stem) => allConfidentStems.has(stem)).length;
  if (ofHeading === 0) {
    return 0;
  }
  const ofQuery = confidentStems.filter((each) => each.some((stem) => stems.includes(stem))).length;
  const length = Math.min(1, stems.length / FULL_HEADING_LENGTH);
  return length * (ofQuery / confidentStems.length) * (ofHeading / stems.length);
}

function sectionScore(
  { scores }: SectionMatch,
  { query: { words }, weight }: RankingContext,
): number {
  let [score, held] = [0, 0];
  words.forEach((word, at) => {
    const own = scores[at] ?? 0;
    score += word.weight * own;
    held += own > 0 ? word.weight : 0;
  });
  return score * (held / weight) ** MISSING_PENALTY.section;
}

/** Function pages look alike in all SDKs and mention names that other pages explain, so most queries want them less. */
function functionFactor(page: IndexedPage, { query }: RankingContext, definition: number): number {
  if (!page.sdk) {
    return 1;
  }
  const order = 1 - MENU_STEP * sdkIds.indexOf(page.sdk);
  const isWanted =
    !page.isFunction ||
    definition === 1 ||
    query.names.some(({ isName }) => isName) ||
    query.sdks.size > 0;
  return isWanted ? order : order * FUNCTION_SHARE;
}

function providerFactor(page: IndexedPage, { query }: RankingContext): number {
  const { isOnOneProvider, providers } = kindOf(page);
  const asked = [...query.providers];
  if (providers.length > 0 && asked.some(isCloud)) {
    const common = providers.filter((each) => query.providers.has(each)).length;
    const isAll = common === asked.length && common === providers.length;
    return isAll ? FACTOR.askedProvider : 1;
  }
  const isNamed = query.names.some(({ isName }) => isName) || query.namesProvider;
  return isNamed || !isOnOneProvider ? 1 : FACTOR.anyProvider;
}

function score(
  { page, sections: matched, confidence }: PageMatch,
  context: RankingContext,
): RankedPage {
  const { words } = context.query;
  const definition = bestDefinition(page, context.query.names);
  let [top, all, heads] = [0, 0, 0];
  const sections = matched.map((match): ScoredSection => {
    const { section } = match;
    const defines = section === definition.section ? definition.fit : 0;
    const own = section.order > 0 ? headingFit(section, context) : 0;
    const factor = 1 + defines + FACTOR.heading * own ** 2;
    const scored = { section, score: sectionScore(match, context) * factor };
    top = Math.max(top, scored.score);
    all += scored.score;
    heads = Math.max(heads, own);
    return scored;
  });
  const best = words.map((_, at) => {
    let most = 0;
    for (const { scores } of matched) {
      most = Math.max(most, scores[at] ?? 0);
    }
    return most;
  });
  const base =
    BLEND.bestOfWords * balanced(best, words, context.weight) +
    BLEND.bestSection * top +
    BLEND.otherSections * Math.min(all - top, top);
  const coverage = context.weight === 0 ? 0 : weighted(confidence, words) / context.weight;
  const factor =
    coverage ** MISSING_PENALTY.page *
    titleFactor(page, context) *
    (1 + FACTOR.pairs * (context.pairShares.get(page) ?? 0)) *
    (1 + FACTOR.definition * definition.fit ** 2) *
    (1 + FACTOR.heading * heads ** 2) *
    kindOf(page).factor *
    functionFactor(page, context, definition.fit) *
    providerFactor(page, context) *
    versionFactor(page, context) *
    sdkFactor(page, context);
  sections.sort((a, b) => b.score - a.score || a.section.order - b.section.order);
  return { page, score: base * factor, sections };
}

/** Moves the latest version of each page above older ones, unless the query names a version or the reader has it open. */
function latestFirst(ranked: RankedPage[], { query, reading }: RankingContext): RankedPage[] {
  if (query.version) {
    return ranked;
  }
  const latest = new Map(
    ranked
      .filter(({ page }) => page.sdk && !page.frozen)
      .map((entry) => [entry.page.versionlessRoute, entry]),
  );
  const placed = new Set<RankedPage>();
  return ranked.flatMap((entry) => {
    const { page } = entry;
    const isRead = page.sdk === reading.currentSdk && page.version === reading.currentVersion;
    const twin = page.frozen && !isRead ? latest.get(page.versionlessRoute) : undefined;
    const next = (twin ? [twin, entry] : [entry]).filter((each) => !placed.has(each));
    next.forEach((each) => placed.add(each));
    return next;
  });
}

const byScore = (a: RankedPage, b: RankedPage): number =>
  b.score - a.score || (a.page.route < b.page.route ? -1 : 1);

/**
 * Returns the pages that match a query, the best first.
 * @param readingRoute is the route of the page that the reader has open
 */
export function rankPages(view: IndexView, query: Query, readingRoute: string): RankedPage[] {
  const context = rankingContextOf(view, query, sdkReferenceOf(readingRoute));
  const ranked = collect(view, query.words)
    .map((match) => score(match, context))
    .sort(byScore);
  return latestFirst(ranked, context);
}
