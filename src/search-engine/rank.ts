import { sdkIds, sdkReferenceOf, type SdkReference } from '../config/sdks';
import type { IndexView } from './index-view';
import { bestDefinition } from './names';
import { lettersOf, type IndexedPage, type IndexedSection } from './pages';
import type { Query, QueryWord } from './query';
import { verbatimFinder } from './verbatim';
import { isCloud, PROVIDER_WORDS, providersOfRoute, type ProviderName } from './vocabulary';
import { stemOf } from './words';

interface ScoredSection {
  section: IndexedSection;
  score: number;
}

/** A page that answers the query, with its sections from the one that fits best. */
export interface RankedPage {
  page: IndexedPage;
  score: number;
  /** Sections that hold a word of the query; the page itself is among them when its title or introduction does. */
  readonly sections: readonly ScoredSection[];
}

/** Factors on a page's score. Each was tuned on the golden set as a whole (`npm run check:search`), none for a query. */
const FACTOR = {
  /** A frozen version that nobody asked for. */
  frozen: 0.5,
  askedVersion: 1.6,
  otherVersion: 0.6,
  askedSdk: 3.5,
  otherSdk: 0.45,
  readSdk: 1.25,
  readVersion: 1.15,
  /** The query is the page's name. */
  exactTitle: 0.8,
  /** The query is the beginning of it. */
  begunTitle: 0.4,
  /** The query is what the page's author says that readers may call it. */
  calledSo: 0.6,
  /** Share of the query that is in the title, and of the title that is in the query. */
  titleCoverage: 0.95,
  /** The query is a heading. */
  heading: 0.5,
  /** It is one that asks a question. */
  question: 1,
  /** All words of the query that stand side by side do so in what the page is called. */
  pairs: 0.5,
  /** Nothing says on which cloud: the page of a service on one is a detail. */
  anyProvider: 0.55,
  /** A cloud is named: the pages of just what was asked for, and those of others. */
  askedProvider: 2.2,
  otherProvider: 0.6,
  /** The page alone says, word for word, what was typed. With others that do, it shares this. */
  verbatim: 3,
  /** The query is a name that the page defines. */
  definition: 1.6,
} as const;

const ON_ONE_PROVIDER = /^\/reference\/providers\/[^/]+\//;

/** How likely a page of a kind is what a reader wants when words alone can't tell. */
const kindWeights: readonly (readonly [pattern: RegExp, weight: number])[] = [
  [/^\/[a-z]+$/, 1.25],
  [/^\/getting-started\//, 1.4],
  [/^\/concepts\/comparison\//, 0.85],
  [/^\/contributions/, 0.7],
  // It names everything that changed, and is about nothing of it.
  [/^\/support\/upgrade$/, 0.75],
  [/^\/reference\/[^/]+$/, 1.05],
  // Where a key is looked up: the overview beside it repeats some of them.
  [/^\/reference\/providers\/[^/]+\/configuration$/, 1],
  [ON_ONE_PROVIDER, 0.8],
];

/** A page of an SDK's function, when neither a function nor an SDK is asked for. */
const FUNCTION_SHARE = 0.55;
/** How far each SDK stands behind the one before it in the menu: where all fit alike, that is the order. */
const MENU_STEP = 0.05;

/** What a page's score is made of. */
const SHARE = {
  /** The best that any section says to each word. */
  bestOfWords: 0.5,
  /** The power of the mean over words: below 1, little to all words is worth more than much to one. */
  even: 0.7,
  /** The section that fits best as a whole. */
  bestSection: 0.4,
  /** The other sections, together at most as much as the best one. */
  otherSections: 0.25,
} as const;
/** How much it tells against a page, a section or a page of the SDK that was asked for that it lacks some of the words. */
const LACK = { page: 1.6, section: 2.4, askedSdk: 0.5 } as const;
/** A heading of fewer words, such as "Limits", says less of what its section is about. */
const TELLING_HEADING = 3;
/** Share of a title that counts however much of the title is in the query. */
const TITLE_FLOOR = 0.4;

interface SectionMatch {
  section: IndexedSection;
  /** For each word of the query, how well the section fits it. */
  scores: number[];
}

interface PageMatch {
  page: IndexedPage;
  sections: SectionMatch[];
  /** For each word, how sure its best meaning on the page is. */
  sure: number[];
}

/** Puts together the sections and pages that hold words of a query. */
class Matches {
  private readonly ofSection: (SectionMatch | undefined)[];
  private readonly ofPage = new Map<IndexedPage, PageMatch>();

  constructor(
    private readonly view: IndexView,
    private readonly words: readonly QueryWord[],
  ) {
    this.ofSection = new Array<SectionMatch | undefined>(view.sectionCount);
  }

  /** @param onlyKnown whether only sections that hold another word count */
  addWord(at: number, onlyKnown: boolean): void {
    for (const [meaning, sure] of this.words[at]?.meanings ?? []) {
      const { sections, scores } = this.view.scoresOf(meaning);
      for (let place = 0; place < sections.length; place += 1) {
        const section = sections[place];
        if (section && (!onlyKnown || this.ofSection[section.id])) {
          const match = this.sectionMatch(section);
          match.scores[at] = Math.max(match.scores[at] ?? 0, (scores[place] ?? 0) * sure);
          const page = this.pageMatch(section.page);
          page.sure[at] = Math.max(page.sure[at] ?? 0, sure);
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
      match = { page, sections: [], sure: this.words.map(() => 0) };
      this.ofPage.set(page, match);
    }
    return match;
  }
}

/** Words that say little find no page by themselves, unless nothing else is asked or found. */
function collect(view: IndexView, words: readonly QueryWord[]): PageMatch[] {
  const matches = new Matches(view, words);
  const numbers = words.map((_, at) => at);
  const telling = numbers.filter((at) => words[at]?.isTelling);
  telling.forEach((at) => matches.addWord(at, false));
  const isFound = matches.pages.length > 0;
  numbers.filter((at) => !telling.includes(at)).forEach((at) => matches.addWord(at, isFound));
  return matches.pages;
}

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, each) => total + each, 0);

const weighted = (scores: readonly number[], words: readonly QueryWord[]): number =>
  words.reduce((total, { weight }, at) => total + weight * (scores[at] ?? 0), 0);

/** As {@link weighted}, but more for a page that says something to all words than for one that says much to one. */
function balanced(scores: readonly number[], words: readonly QueryWord[], all: number): number {
  const mean = words.reduce(
    (total, { weight }, at) => total + (weight / all) * (scores[at] ?? 0) ** SHARE.even,
    0,
  );
  return all * mean ** (1 / SHARE.even);
}

const weightOfAll = (words: readonly QueryWord[]): number => sum(words.map(({ weight }) => weight));

/** For each page, the share of the query's pairs that it has. */
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

/** What one query is, worked out once for all pages. */
interface Question {
  query: Query;
  reading: SdkReference;
  weight: number;
  /** Stems of each word and its meanings, with how sure each is. */
  stems: readonly (readonly (readonly [stem: string, sure: number])[])[];
  /** Those of each word that are sure enough to stand for it, and of all words. */
  sureStems: readonly (readonly string[])[];
  allSureStems: ReadonlySet<string>;
  /** Those of each word that says anything. */
  tellingStems: readonly (readonly string[])[];
  /** For each page, the share of the query's pairs that it has. */
  pairShares: ReadonlyMap<IndexedPage, number>;
  /** The letters of what names a page, without the words that name an SDK. */
  name: string;
  /** The letters of all that was typed. */
  letters: string;
  namesSdk: boolean;
}

/** The letters of what a query may name; a cloud by the part of an address that stands for it. */
function nameOf({ words, providers }: Query): string {
  const telling = words.filter(({ isTelling }) => isTelling);
  const [provider] = providers;
  if (
    provider &&
    telling.every(({ word, provider: own }) => own === provider || PROVIDER_WORDS.has(word))
  ) {
    return provider;
  }
  return (telling.length > 0 ? telling.filter(({ sdk }) => !sdk) : words)
    .map(({ word }) => word)
    .join('');
}

function questionOf(view: IndexView, query: Query, reading: SdkReference): Question {
  const { words } = query;
  const stems = words.map(({ word, meanings }) =>
    [...new Map([[word, 1], ...meanings])].map(([each, sure]) => [stemOf(each), sure] as const),
  );
  const sureStems = stems.map((each) =>
    each.filter(([, sure]) => sure >= SURE_ENOUGH).map(([stem]) => stem),
  );
  return {
    query,
    reading,
    weight: weightOfAll(words),
    stems,
    sureStems,
    allSureStems: new Set(sureStems.flat()),
    tellingStems: sureStems.filter((_, at) => words[at]?.isTelling),
    pairShares: pairShares(view, query),
    name: nameOf(query) + query.letter,
    letters: lettersOf(query.text),
    namesSdk: words.some(({ sdk }) => sdk),
  };
}

/** A meaning this sure stands for its word. */
const SURE_ENOUGH = 0.7;

/** How far a page's name, or what of it has been typed, is the query. The less is left to type, the likelier. */
function namedFactor({ names }: IndexedPage, name: string, isTyping: boolean): number {
  if (names.includes(name)) {
    return FACTOR.exactTitle;
  }
  const begun = isTyping ? names.filter((each) => each.startsWith(name)) : [];
  return FACTOR.begunTitle * Math.max(0, ...begun.map((each) => name.length / each.length));
}

function titleFactor(
  page: IndexedPage,
  { query, weight, stems, name, letters, namesSdk }: Question,
): number {
  let held = 0;
  const found = new Set<string>();
  query.words.forEach((word, at) => {
    const best = stems[at]?.find(([stem]) => page.titleStems.has(stem));
    if (best) {
      held += word.weight * best[1];
      if (best[1] >= SURE_ENOUGH) {
        found.add(best[0]);
      }
    }
  });
  const parts = page.titleParts;
  const ofQuery = weight === 0 ? 0 : held / weight;
  const ofTitle =
    parts.length === 0 ? 0 : parts.filter((part) => found.has(part)).length / parts.length;
  const mayBeNamed = name !== '' && (page.sdk !== undefined || !namesSdk);
  return (
    1 +
    FACTOR.titleCoverage * ofQuery * (TITLE_FLOOR + (1 - TITLE_FLOOR) * ofTitle) +
    (mayBeNamed ? namedFactor(page, name, query.isTyping) : 0) +
    (page.callings.includes(letters) ? FACTOR.calledSo : 0)
  );
}

/** What the query and the page being read say about versions. */
function versionFactor(page: IndexedPage, { query: { version }, reading }: Question): number {
  if (version && page.version) {
    return page.version === version ? FACTOR.askedVersion : FACTOR.otherVersion;
  }
  const isRead = page.sdk !== undefined && page.sdk === reading.currentSdk;
  if (isRead && page.version === reading.currentVersion) {
    return FACTOR.readVersion;
  }
  return page.frozen ? FACTOR.frozen : 1;
}

function sdkFactor(
  page: IndexedPage,
  { query: { sdks }, reading }: Question,
  covered: number,
): number {
  if (sdks.size > 0) {
    const language = page.route.split('/')[2];
    const own = page.sdk ?? [...sdks].find((id) => id === language);
    if (own && sdks.has(own)) {
      return FACTOR.askedSdk ** (1 - LACK.askedSdk * (1 - covered));
    }
    return page.sdk ? FACTOR.otherSdk : 1;
  }
  return page.sdk && page.sdk === reading.currentSdk ? FACTOR.readSdk : 1;
}

/** How likely a page is wanted, before anything is asked. */
export const kindFactor = ({ route }: Pick<IndexedPage, 'route'>): number =>
  kindWeights.find(([pattern]) => pattern.test(route))?.[1] ?? 1;

/** What a page's address says of it. Kept, because it is asked for with each letter. */
interface Kind {
  factor: number;
  /** Whether it is a detail of what other pages are about. */
  isOnOneProvider: boolean;
  /** Clouds and tools that it is about, in the reference of providers. */
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
 * How nearly a heading is what was asked, such as a question of the FAQ: the share of either that is in the other, with
 * words of questions counted in full.
 * @returns 0 to 1
 */
function headingFit({ stems }: IndexedSection, question: Question): number {
  const { sureStems, allSureStems } = question;
  const ofHeading = stems.filter((stem) => allSureStems.has(stem)).length;
  if (ofHeading === 0) {
    return 0;
  }
  const ofQuery = sureStems.filter((each) => each.some((stem) => stems.includes(stem))).length;
  const length = Math.min(1, stems.length / TELLING_HEADING);
  return length * (ofQuery / sureStems.length) * (ofHeading / stems.length);
}

/**
 * How nearly a heading is what was asked below the title and the headings above it: `Timeout` below `Lambda settings`.
 * @returns 0 to 1
 */
function pathFit({ stems, above }: IndexedSection, { tellingStems }: Question): number {
  if (tellingStems.length < 2) {
    return 0;
  }
  const rest = tellingStems.filter((each) => !each.some((stem) => stems.includes(stem)));
  const ofAbove = rest.filter((each) => each.some((stem) => above.has(stem))).length;
  if (ofAbove === 0 || rest.length === tellingStems.length) {
    return 0;
  }
  const own = stems.filter((stem) => tellingStems.some((each) => each.includes(stem))).length;
  const length = Math.min(1, (stems.length + ofAbove) / TELLING_HEADING);
  const ofQuery = 1 - (rest.length - ofAbove) / tellingStems.length;
  return length * ofQuery * (own / stems.length);
}

function sectionScore({ scores }: SectionMatch, { query: { words }, weight }: Question): number {
  let [score, held] = [0, 0];
  words.forEach((word, at) => {
    const own = scores[at] ?? 0;
    score += word.weight * own;
    held += own > 0 ? word.weight : 0;
  });
  return score * (held / weight) ** LACK.section;
}

/** Pages of functions are alike in all SDKs, and name what other pages explain. */
function functionFactor(page: IndexedPage, { query }: Question, definition: number): number {
  if (!page.sdk) {
    return 1;
  }
  const order = 1 - MENU_STEP * sdkIds.indexOf(page.sdk);
  const isWanted =
    !page.isFunction ||
    definition === 1 ||
    query.names.some(({ isName }) => isName) ||
    (query.sdks.size > 0 && query.words.some(({ isTelling, sdk }) => isTelling && !sdk));
  return isWanted ? order : order * FUNCTION_SHARE;
}

function providerFactor(page: IndexedPage, { query }: Question): number {
  const { isOnOneProvider, providers } = kindOf(page);
  const asked = [...query.providers];
  if (providers.length > 0 && asked.some(isCloud)) {
    const common = providers.filter((each) => query.providers.has(each)).length;
    const isAll = common === asked.length && common === providers.length;
    return common === 0 ? FACTOR.otherProvider : isAll ? FACTOR.askedProvider : 1;
  }
  const isNamed = query.names.some(({ isName }) => isName) || query.namesProvider;
  return isNamed || !isOnOneProvider ? 1 : FACTOR.anyProvider;
}

/** Puts the sections of a page in order when somebody asks: of all the pages that are ranked, few are shown. */
class ScoredPage implements RankedPage {
  private sorted = false;

  constructor(
    readonly page: IndexedPage,
    readonly score: number,
    private readonly scored: ScoredSection[],
  ) {}

  hasSection(isWanted: (section: IndexedSection) => boolean): boolean {
    return this.scored.some(({ section, score }) => score > 0 && isWanted(section));
  }

  /** This page with its score, and those of the sections that raised it, multiplied. */
  raised(factor: number, isReason: (section: IndexedSection) => boolean): ScoredPage {
    const scored = this.scored.map(({ section, score }) => ({
      section,
      score: isReason(section) ? score * factor : score,
    }));
    return new ScoredPage(this.page, this.score * factor, scored);
  }

  get sections(): ScoredSection[] {
    if (!this.sorted) {
      this.scored.sort((a, b) => b.score - a.score || a.section.order - b.section.order);
      this.sorted = true;
    }
    return this.scored;
  }
}

function score({ page, sections: matched, sure }: PageMatch, question: Question): ScoredPage {
  const { words } = question.query;
  const definition = bestDefinition(page, question.query.names);
  let [top, all, heads, asks] = [0, 0, 0, 0];
  const sections = matched.map((match): ScoredSection => {
    const { section } = match;
    const defines = section === definition.section ? definition.fit : 0;
    const headed = section.order > 0 ? headingFit(section, question) : 0;
    const own = section.order > 0 ? Math.max(headed, pathFit(section, question)) : 0;
    asks = Math.max(asks, section.heading.endsWith('?') ? headed : 0);
    const factor = 1 + defines + FACTOR.heading * own ** 2;
    const scored = { section, score: sectionScore(match, question) * factor };
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
    SHARE.bestOfWords * balanced(best, words, question.weight) +
    SHARE.bestSection * top +
    SHARE.otherSections * Math.min(all - top, top);
  const coverage = question.weight === 0 ? 0 : weighted(sure, words) / question.weight;
  const factor =
    coverage ** LACK.page *
    titleFactor(page, question) *
    (1 + FACTOR.pairs * (question.pairShares.get(page) ?? 0)) *
    (1 + FACTOR.definition * definition.fit ** 2) *
    (1 + FACTOR.heading * heads ** 2 + FACTOR.question * asks ** 2) *
    kindOf(page).factor *
    functionFactor(page, question, definition.fit) *
    providerFactor(page, question) *
    versionFactor(page, question) *
    sdkFactor(page, question, coverage);
  return new ScoredPage(page, base * factor, sections);
}

/** No page of an old version stands above its twin of the latest, unless that version was asked for or is being read. */
function latestFirst(ranked: RankedPage[], { query, reading }: Question): RankedPage[] {
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

const byScore = (a: RankedPage, b: RankedPage): number =>
  b.score - a.score || (a.page.route < b.page.route ? -1 : 1);

/** Word for word, a text is looked for in so many of the best pages. */
const MOST_READ = 40;

/** The fewer pages say what was typed word for word, the likelier one of them is wanted. */
function verbatimFirst(ranked: ScoredPage[], text: string): ScoredPage[] {
  const says = verbatimFinder(text);
  if (!says) {
    return ranked;
  }
  const read = ranked.slice(0, MOST_READ);
  const saying = new Set(read.filter((each) => each.hasSection(says)));
  const factor = 1 + FACTOR.verbatim / saying.size;
  return [
    ...read.map((each) => (saying.has(each) ? each.raised(factor, says) : each)).sort(byScore),
    ...ranked.slice(MOST_READ),
  ];
}

/**
 * The pages that answer a query, best first.
 * @param readingRoute address of the page that the reader is on, without the site's base
 */
export function rankPages(view: IndexView, query: Query, readingRoute: string): RankedPage[] {
  const question = questionOf(view, query, sdkReferenceOf(readingRoute));
  const ranked = collect(view, query.words)
    .map((match) => score(match, question))
    .sort(byScore);
  return latestFirst(verbatimFirst(ranked, query.text), question);
}
