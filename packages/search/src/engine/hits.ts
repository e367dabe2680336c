import {
  hierarchyLevels,
  HIGHLIGHT_TAGS,
  type SearchAnswer,
  type SearchHierarchy,
  type SearchHit,
  type SearchHitType,
  type SearchRequest,
} from '../answers';
import { pathOfRoute, type SearchSite } from '../site';
import type { IndexedSection } from './pages';
import type { Query } from './query';
import type { RankedPage } from './rank';
import { textDirectivesOf } from './text-directives';
import { indexWords, stemOf } from './words';

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

type IsQueried = (word: string) => boolean;

function queriedWordTest(query: Query): IsQueried {
  const wanted = new Set(
    query.words.flatMap(({ word, isContentWord, meanings }) =>
      isContentWord ? [word, ...meanings.keys()] : [],
    ),
  );
  return (text) => indexWords(text).some((word) => wanted.has(word));
}

function highlight(text: string, isQueried: IsQueried): string {
  return text.replace(/[^\s…]+/g, (word) =>
    isQueried(word) ? `${HIGHLIGHT_TAGS.open}${word}${HIGHLIGHT_TAGS.close}` : word,
  );
}

/** Returns the start of the excerpt that contains the most query words. */
function startOfExcerpt(words: readonly string[], isQueried: IsQueried, length: number): number {
  const hits = words.map((word) => Number(isQueried(word)));
  let [best, bestCount, count] = [0, -1, 0];
  hits.forEach((hit, end) => {
    count += hit - (hits[end - length] ?? 0);
    if (count > bestCount) {
      [best, bestCount] = [Math.max(0, end - length + 1), count];
    }
  });
  return best;
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
  const isPage = section.order === 0;
  const text = isPage ? section.page.description : section.text;
  const words = text?.split(/\s+/).filter(Boolean) ?? [];
  const start = startOfExcerpt(words, isQueried, snippetWords);
  const end = start + snippetWords;
  const excerpt = words.slice(start, end).join(' ');
  const content = excerpt && `${start > 0 ? '…' : ''}${excerpt}${end < words.length ? '…' : ''}`;
  const texts = { ...hierarchy, lvl0: null, content };
  const isMarked = (word: string): boolean =>
    isQueried(word) && !indexWords(word).some((each) => section.stems.includes(stemOf(each)));
  const directive = isPage ? '' : textDirectivesOf(section, words, [start, end], isMarked);
  const snippets = Object.entries(texts).flatMap(([name, value]) =>
    value ? [[name, highlight(value, isQueried)] as const] : [],
  );
  return {
    objectID: idOf(section),
    url: addressOf(site, section),
    type: typeOf(section),
    hierarchy,
    content: content || null,
    snippets: Object.fromEntries(snippets),
    ...(directive && { directive }),
  };
}

function shownSections({ page, sections, asked }: RankedPage): IndexedSection[] {
  const best = sections[0]?.score ?? 0;
  const shown = sections
    .filter(({ score }) => score >= best * SHOWN_SECTION_SHARE)
    .slice(0, MOST_SECTIONS_OF_PAGE);
  // Shows the page itself first if its title matches nearly as well as the best section.
  const lead = shown.find(
    ({ section, score }) => section === page.sections[0] && score >= best * LEAD_SHARE,
  );
  return [
    ...new Set([asked ?? lead?.section ?? [], ...shown.map(({ section }) => section)].flat()),
  ];
}

/**
 * Returns the hits of a page of the results, and how many all pages have: first the best hit of each page, and then more sections of the
 * same pages, so that one long page can't displace the others.
 */
export function hitsOf(
  site: SearchSite,
  ranked: readonly RankedPage[],
  query: Query,
  { hitsPerPage, page = 0, snippetWords }: SearchRequest,
): Pick<SearchAnswer, 'hits' | 'nbHits'> {
  const isQueried = queriedWordTest(query);
  const shown = ranked.map(shownSections);
  const firsts = shown.flatMap((sections) => sections.slice(0, 1));
  const further = shown.slice(0, PAGES_FIRST).flatMap((sections) => sections.slice(1));
  const lines = [...firsts.slice(0, PAGES_FIRST), ...further, ...firsts.slice(PAGES_FIRST)];
  // An address can name a page that there isn't, or isn't yet.
  const first = Math.min(page, Math.ceil(lines.length / hitsPerPage) - 1) * hitsPerPage;
  return {
    hits: lines
      .slice(first, first + hitsPerPage)
      .map((section) => toHit(site, section, isQueried, snippetWords)),
    nbHits: lines.length,
  };
}
