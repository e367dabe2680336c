import {
  hierarchyLevels,
  HIGHLIGHT_TAGS,
  type SearchAnswer,
  type SearchHierarchy,
  type SearchHit,
  type SearchHitType,
} from '../answers';
import { pathOfRoute, type SearchSite } from '../site';
import type { IndexedSection } from './pages';
import type { Query } from './query';
import type { RankedPage } from './rank';
import { indexWords, memoized } from './words';

/** The most hits that one page can have, including the page itself. */
const MOST_SECTIONS_OF_PAGE = 4;
/** Sections that score less than this share of the best section are left out. */
const SHOWN_SECTION_SHARE = 0.5;
/** The page itself comes first if it scores at least this share of the best section. */
const LEAD_SHARE = 0.7;
/** The number of pages whose best hits come before additional sections of the same pages. */
const PAGES_FIRST = 12;

/** Returns the heading above a section at each level. */
export function hierarchyOf({ page, order }: IndexedSection): SearchHierarchy {
  const above: (string | undefined)[] = [];
  for (const { level, heading } of page.sections.slice(1, order + 1)) {
    above.length = level;
    above.push(heading);
  }
  const [, , lvl2 = null, lvl3 = null, lvl4 = null, lvl5 = null, lvl6 = null] = above;
  return { lvl0: page.group, lvl1: page.title, lvl2, lvl3, lvl4, lvl5, lvl6 };
}

export const typeOf = ({ level }: IndexedSection): SearchHitType =>
  hierarchyLevels[level] as SearchHitType;

/** Tests whether the query contains a word of a text. */
type IsQueried = (word: string) => boolean;

/** The words under which a word of a text is indexed. Cached, because consecutive keystrokes show mostly the same texts. */
const indexed = new Map<string, readonly string[]>();

function queriedWordTest(query: Query): IsQueried {
  const wanted = new Set(
    query.words.flatMap(({ word, isContentWord, meanings }) =>
      isContentWord ? [word, ...meanings.keys()] : [],
    ),
  );
  return (text) => memoized(indexed, text, () => indexWords(text)).some((word) => wanted.has(word));
}

function highlight(text: string, isQueried: IsQueried): string {
  return text.replace(/\S+/g, (word) =>
    isQueried(word) ? `${HIGHLIGHT_TAGS.open}${word}${HIGHLIGHT_TAGS.close}` : word,
  );
}

/** Returns the excerpt that contains the most query words. */
function excerptOf(text: string, isQueried: IsQueried, length: number): string {
  const words = text.split(/\s+/).filter(Boolean);
  const hits = words.map((word) => Number(isQueried(word)));
  let [best, bestCount, count] = [0, -1, 0];
  hits.forEach((hit, end) => {
    count += hit - (hits[end - length] ?? 0);
    if (count > bestCount) {
      [best, bestCount] = [Math.max(0, end - length + 1), count];
    }
  });
  const excerpt = words.slice(best, best + length).join(' ');
  return `${best > 0 ? '…' : ''}${excerpt}${best + length < words.length ? '…' : ''}`;
}

/** Returns the URL of a section without the origin. */
export function addressOf(site: SearchSite, { page, anchor }: IndexedSection): string {
  return `${pathOfRoute(site, page.route)}${anchor ? `#${anchor}` : ''}`;
}

export const idOf = ({ page, anchor }: IndexedSection): string =>
  anchor ? `${page.route}#${anchor}` : page.route;

function toHit(
  site: SearchSite,
  section: IndexedSection,
  isQueried: IsQueried,
  snippetWords: number,
): SearchHit {
  const hierarchy = hierarchyOf(section);
  const text = section.order === 0 ? section.page.description : section.text;
  const content = text ? excerptOf(text, isQueried, snippetWords) : null;
  const texts = { ...hierarchy, lvl0: null, content };
  const snippets = Object.entries(texts).flatMap(([name, value]) =>
    value ? [[name, highlight(value, isQueried)] as const] : [],
  );
  return {
    objectID: idOf(section),
    url: addressOf(site, section),
    type: typeOf(section),
    hierarchy,
    content,
    snippets: Object.fromEntries(snippets),
  };
}

/** Returns the sections of a page to show, the best first. */
function shownSections({ page, sections }: RankedPage): IndexedSection[] {
  const best = sections[0]?.score ?? 0;
  const shown = sections
    .filter(({ score }) => score >= best * SHOWN_SECTION_SHARE)
    .slice(0, MOST_SECTIONS_OF_PAGE);
  // Shows the page itself first if its title matches nearly as well as the best section.
  const lead = shown.find(
    ({ section, score }) => section === page.sections[0] && score >= best * LEAD_SHARE,
  );
  return (lead ? [lead, ...shown.filter((each) => each !== lead)] : shown).map(
    ({ section }) => section,
  );
}

/**
 * Returns the hits to show and how many there are without the limit: first the best hit of each page, and then more sections of the
 * same pages, so that one long page can't displace the others.
 */
export function hitsOf(
  site: SearchSite,
  ranked: readonly RankedPage[],
  query: Query,
  { hitsPerPage, snippetWords }: { hitsPerPage: number; snippetWords: number },
): Pick<SearchAnswer, 'hits' | 'nbHits'> {
  const isQueried = queriedWordTest(query);
  const shown = ranked.map(shownSections);
  const firsts = shown.flatMap((sections) => sections.slice(0, 1));
  const further = shown.slice(0, PAGES_FIRST).flatMap((sections) => sections.slice(1));
  const lines = [...firsts.slice(0, PAGES_FIRST), ...further, ...firsts.slice(PAGES_FIRST)];
  return {
    hits: lines
      .slice(0, hitsPerPage)
      .map((section) => toHit(site, section, isQueried, snippetWords)),
    nbHits: lines.length,
  };
}
