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

/** Sections of one page among the hits, the page itself included. */
const MOST_SECTIONS_OF_PAGE = 4;
/** Sections that fit less than this share of the page's best one are not worth a line. */
const WORTHY_SHARE = 0.5;
/** The page itself comes before a section that fits it by no more than this. */
const LEAD_SHARE = 0.7;
/** So many different pages come first; further sections of the same pages stand after them. */
const PAGES_FIRST = 12;

/** Anything between white space. */
const TEXT_WORD = /\S+/g;

const withoutSlash = BASE_URL.replace(/\/$/, '');

/** The heading above a section at each level. */
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

/** A word as it stands in a text, with the words that it is indexed under. */
interface TextWord {
  text: string;
  indexed: readonly string[];
}

/** Whether a word of a text was asked for. */
type Asked = (word: TextWord) => boolean;

function askedWords(query: Query): Asked {
  const wanted = new Set(
    query.words.flatMap(({ word, isTelling, meanings }) =>
      isTelling ? [word, ...meanings.keys()] : [],
    ),
  );
  return ({ indexed }) => indexed.some((each) => wanted.has(each));
}

/** What was worked out of a text or a word. Kept, because the same sections are shown letter after letter. */
class Kept<Value> {
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

const words = new Kept(20_000, (text): TextWord => ({ text, indexed: indexWords(text) }));
const textWords = new Kept(500, (text): readonly TextWord[] =>
  (text.match(TEXT_WORD) ?? []).map((word) => words.get(word)),
);

const mark = (word: TextWord, asked: Asked): string =>
  asked(word) ? `${HIGHLIGHT_TAGS.open}${word.text}${HIGHLIGHT_TAGS.close}` : word.text;

function highlight(text: string, asked: Asked): string {
  return text.replace(TEXT_WORD, (word) => mark(words.get(word), asked));
}

/** The part of a text with the most asked words in it. */
function snippetOf(text: string, asked: Asked, length: number): string {
  const all = textWords.get(text);
  const hits = all.map((word) => Number(asked(word)));
  let [best, bestCount, count] = [0, -1, 0];
  hits.forEach((hit, end) => {
    count += hit - (hits[end - length] ?? 0);
    if (count > bestCount) {
      [best, bestCount] = [Math.max(0, end - length + 1), count];
    }
  });
  const part = all.slice(best, best + length).map((word) => mark(word, asked));
  return `${best > 0 ? '…' : ''}${part.join(' ')}${best + length < all.length ? '…' : ''}`;
}

/** Address of a section on its host. */
export function addressOf({ page, anchor }: IndexedSection): string {
  return `${withoutSlash}${page.route}${anchor ? `#${anchor}` : ''}`;
}

export const idOf = ({ page, anchor }: IndexedSection): string =>
  anchor ? `${page.route}#${anchor}` : page.route;

function toHit(section: IndexedSection, asked: Asked, snippetWords: number): SearchHit {
  const { page } = section;
  const hierarchy = hierarchyOf(section);
  const text = section.order === 0 ? page.description : (section.text ?? '');
  const levels = hierarchyLevels.filter((level) => level !== 'lvl0' && hierarchy[level]);
  const snippets = Object.fromEntries(
    levels.map((level): [HierarchyLevel, string] => [
      level,
      highlight(hierarchy[level] ?? '', asked),
    ]),
  );
  const content = text ? snippetOf(text, asked, snippetWords) : undefined;
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

/** The sections of a page that are worth a line, the best first. */
function worthySections({ page, sections }: RankedPage): IndexedSection[] {
  const best = sections[0];
  if (!best) {
    return [];
  }
  const worthy = sections
    .filter(({ score }) => score >= best.score * WORTHY_SHARE)
    .slice(0, MOST_SECTIONS_OF_PAGE);
  // A page whose own title answers nearly as well comes as a page.
  const lead = worthy.find(
    ({ section, score }) => section === page.sections[0] && score >= best.score * LEAD_SHARE,
  );
  const ordered = lead ? [lead, ...worthy.filter((each) => each !== lead)] : worthy;
  return ordered.map(({ section }) => section);
}

/**
 * The lines of an answer: first one for each page, best page first, then further sections of the same pages, so that
 * one long page doesn't push the others away.
 */
export function hitsOf(
  ranked: readonly RankedPage[],
  query: Query,
  { hitsPerPage, snippetWords }: { hitsPerPage: number; snippetWords: number },
): SearchHit[] {
  const asked = askedWords(query);
  const shown = ranked.slice(0, hitsPerPage).map(worthySections);
  const firsts = shown.flatMap((sections) => sections.slice(0, 1));
  const further = shown.slice(0, PAGES_FIRST).flatMap((sections) => sections.slice(1));
  const lines = [...firsts.slice(0, PAGES_FIRST), ...further, ...firsts.slice(PAGES_FIRST)];
  return lines.slice(0, hitsPerPage).map((section) => toHit(section, asked, snippetWords));
}
