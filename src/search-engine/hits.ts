import { BASE_URL } from '../config/site';
import {
  hierarchyLevels,
  HIGHLIGHT_TAGS,
  type HierarchyLevel,
  type SearchHierarchy,
  type SearchHit,
  type SearchHitType,
} from '../contracts/search';
import type { IndexedSection } from './pages';
import type { Query } from './query';
import type { RankedPage } from './rank';
import { indexWords } from './words';

/** The most hits that one page can have, including the page itself. */
const MOST_SECTIONS_OF_PAGE = 4;
/** Sections that score less than this share of the best section are left out. */
const SHOWN_SECTION_SHARE = 0.5;
/** The page itself comes first if it scores at least this share of the best section. */
const LEAD_SHARE = 0.7;
/** The number of pages whose best hits come before additional sections of the same pages. */
const PAGES_FIRST = 12;

/** Matches anything between white space. */
const TEXT_WORD = /\S+/g;

const withoutSlash = BASE_URL.replace(/\/$/, '');

/** Returns the heading above a section at each level. */
export function hierarchyOf(section: IndexedSection): SearchHierarchy {
  const { page } = section;
  const hierarchy: SearchHierarchy = {
    lvl0: page.group,
    lvl1: page.title,
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  for (const { level, heading } of page.sections.slice(1, section.order + 1)) {
    for (const lower of hierarchyLevels.slice(Math.max(level, 2))) {
      if (lower !== 'lvl0' && lower !== 'lvl1') {
        hierarchy[lower] = null;
      }
    }
    const own = hierarchyLevels[level];
    if (own && own !== 'lvl0' && own !== 'lvl1') {
      hierarchy[own] = heading;
    }
  }
  return hierarchy;
}

export const typeOf = ({ level }: IndexedSection): SearchHitType =>
  (['lvl1', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const)[level] ?? 'lvl2';

/** A word of a text, with the words under which it is indexed. */
interface TextWord {
  text: string;
  indexed: readonly string[];
}

/** Tests whether the query contains a word of a text. */
type IsQueried = (word: TextWord) => boolean;

function queriedWordTest(query: Query): IsQueried {
  const wanted = new Set(
    query.words.flatMap(({ word, isContentWord, meanings }) =>
      isContentWord ? [word, ...meanings.keys()] : [],
    ),
  );
  return ({ indexed }) => indexed.some((each) => wanted.has(each));
}

/** A bounded cache, used because consecutive keystrokes show mostly the same sections. */
class MemoCache<Value> {
  private readonly values = new Map<string, Value>();

  constructor(
    private readonly most: number,
    private readonly make: (key: string) => Value,
  ) {}

  get(key: string): Value {
    let value = this.values.get(key);
    if (value === undefined) {
      if (this.values.size >= this.most) {
        this.values.clear();
      }
      value = this.make(key);
      this.values.set(key, value);
    }
    return value;
  }
}

const words = new MemoCache(20_000, (text): TextWord => ({ text, indexed: indexWords(text) }));
const textWords = new MemoCache(500, (text): readonly TextWord[] =>
  (text.match(TEXT_WORD) ?? []).map((word) => words.get(word)),
);

const mark = (word: TextWord, isQueried: IsQueried): string =>
  isQueried(word) ? `${HIGHLIGHT_TAGS.open}${word.text}${HIGHLIGHT_TAGS.close}` : word.text;

function highlight(text: string, isQueried: IsQueried): string {
  return text.replace(TEXT_WORD, (word) => mark(words.get(word), isQueried));
}

/** Returns the excerpt that contains the most query words. */
function snippetOf(text: string, isQueried: IsQueried, length: number): string {
  const all = textWords.get(text);
  const hits = all.map((word) => Number(isQueried(word)));
  let [best, bestCount, count] = [0, -1, 0];
  hits.forEach((hit, end) => {
    count += hit - (hits[end - length] ?? 0);
    if (count > bestCount) {
      [best, bestCount] = [Math.max(0, end - length + 1), count];
    }
  });
  const part = all.slice(best, best + length).map((word) => mark(word, isQueried));
  return `${best > 0 ? '…' : ''}${part.join(' ')}${best + length < all.length ? '…' : ''}`;
}

/** Returns the URL of a section without the origin. */
export function addressOf({ page, anchor }: IndexedSection): string {
  return `${withoutSlash}${page.route}${anchor ? `#${anchor}` : ''}`;
}

export const idOf = ({ page, anchor }: IndexedSection): string =>
  anchor ? `${page.route}#${anchor}` : page.route;

function toHit(section: IndexedSection, isQueried: IsQueried, snippetWords: number): SearchHit {
  const { page } = section;
  const hierarchy = hierarchyOf(section);
  const text = section.order === 0 ? page.description : (section.text ?? '');
  const levels = hierarchyLevels.filter((level) => level !== 'lvl0' && hierarchy[level]);
  const snippets = Object.fromEntries(
    levels.map((level): [HierarchyLevel, string] => [
      level,
      highlight(hierarchy[level] ?? '', isQueried),
    ]),
  );
  const content = text ? snippetOf(text, isQueried, snippetWords) : undefined;
  return {
    objectID: idOf(section),
    url: addressOf(section),
    type: typeOf(section),
    hierarchy,
    content:
      content === undefined
        ? null
        : content.replaceAll(HIGHLIGHT_TAGS.open, '').replaceAll(HIGHLIGHT_TAGS.close, ''),
    snippets: { ...snippets, ...(content === undefined ? {} : { content }) },
  };
}

/** Returns the sections of a page to show, the best first. */
function shownSections({ page, sections }: RankedPage): IndexedSection[] {
  const best = sections[0];
  if (!best) {
    return [];
  }
  const worthy = sections
    .filter(({ score }) => score >= best.score * SHOWN_SECTION_SHARE)
    .slice(0, MOST_SECTIONS_OF_PAGE);
  // Shows the page itself first if its title matches nearly as well as the best section.
  const lead = worthy.find(
    ({ section, score }) => section === page.sections[0] && score >= best.score * LEAD_SHARE,
  );
  const ordered = lead ? [lead, ...worthy.filter((each) => each !== lead)] : worthy;
  return ordered.map(({ section }) => section);
}

/**
 * Returns the hits to show: first the best hit of each page, and then more sections of the same pages, so that one long
 * page can't displace the others.
 */
export function hitsOf(
  ranked: readonly RankedPage[],
  query: Query,
  { hitsPerPage, snippetWords }: { hitsPerPage: number; snippetWords: number },
): SearchHit[] {
  const isQueried = queriedWordTest(query);
  const shown = ranked.slice(0, hitsPerPage).map(shownSections);
  const firsts = shown.flatMap((sections) => sections.slice(0, 1));
  const further = shown.slice(0, PAGES_FIRST).flatMap((sections) => sections.slice(1));
  const lines = [...firsts.slice(0, PAGES_FIRST), ...further, ...firsts.slice(PAGES_FIRST)];
  return lines.slice(0, hitsPerPage).map((section) => toHit(section, isQueried, snippetWords));
}
