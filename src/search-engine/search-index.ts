import MiniSearch from 'minisearch';
import type { SearchTexts, SearchTitles } from '../contracts/search-index';
import { indexedPageOf, type IndexedPage, type IndexedSection } from './pages';
import { aliasesOfSdk } from './vocabulary';
import { indexWords, stemOf } from './words';

/** How much a match counts by where it is. */
const FIELD_WEIGHTS = {
  title: 4,
  route: 4,
  heading: 2.5,
  group: 1,
  content: 1,
  code: 0.5,
} as const;
type Field = keyof typeof FIELD_WEIGHTS;

type Entry = { id: number } & Partial<Record<Field, string>>;

/** A section and how well one word fits it. */
export type SectionScores = ReadonlyMap<IndexedSection, number>;

const itself = (text: string): string[] => [text];

/** Words of an address: `/reference/nodejs/storage/bucket-file` without its version and the word that all share. */
function routeWords(route: string): string {
  return route
    .replace(/^\/(?:reference\/)?/, '')
    .replace(/\bv\d+\b/, '')
    .replaceAll('/', ' ');
}

/**
 * The words of all sections. MiniSearch keeps them and scores one word at a time; the ranking above it (`rank.ts`) puts
 * words and sections together. Titles and texts of a section are two entries, because texts come later.
 */
export class SearchIndex {
  readonly pages: IndexedPage[] = [];
  private readonly sectionOfEntry: IndexedSection[] = [];
  private readonly counts = new Map<string, number>();
  private readonly mini: MiniSearch<Entry>;
  private readonly scores = new Map<string, SectionScores>();
  private sorted: string[] | undefined;
  private stems: Map<string, string[]> | undefined;

  constructor() {
    this.mini = new MiniSearch<Entry>({
      fields: Object.keys(FIELD_WEIGHTS),
      tokenize: (text) => this.tokenize(text),
      processTerm: (term) => term,
      searchOptions: {
        boost: FIELD_WEIGHTS,
        tokenize: itself,
        processTerm: (term) => term,
        bm25: { k: 1.2, b: 0.6, d: 0.5 },
      },
    });
  }

  /**
   * Adds the pages of a shard.
   * @returns them, to hand to {@link addTexts}
   */
  addTitles(titles: SearchTitles): IndexedPage[] {
    const added = titles.map(indexedPageOf);
    this.pages.push(...added);
    this.mini.addAll(
      added.flatMap((page) =>
        page.sections.map((section) =>
          section.order === 0
            ? this.entry(section, this.pageFields(page))
            : this.entry(section, { heading: section.heading }),
        ),
      ),
    );
    this.forgetWords();
    return added;
  }

  /** Adds the texts of the pages that {@link addTitles} gave, in the same order. */
  addTexts(pages: readonly IndexedPage[], texts: SearchTexts): void {
    const entries = pages.flatMap((page, index) =>
      page.sections.flatMap((section) => {
        const [content, code] = texts[index]?.[section.order] ?? ['', ''];
        section.text = content;
        return content || code ? [this.entry(section, { content, code })] : [];
      }),
    );
    this.mini.addAll(entries);
    this.forgetWords();
  }

  has(word: string): boolean {
    return this.counts.has(word);
  }

  countOf(word: string): number {
    return this.counts.get(word) ?? 0;
  }

  /** The known words that start with a prefix, the most frequent first. */
  withPrefix(prefix: string, limit: number): string[] {
    const words = this.sortedWords();
    const found: string[] = [];
    for (let at = lowerBound(words, prefix); words[at]?.startsWith(prefix); at += 1) {
      found.push(words[at] ?? '');
    }
    return found.sort((a, b) => this.countOf(b) - this.countOf(a)).slice(0, limit);
  }

  /** The known words that share a word's stem. */
  withStemOf(word: string): readonly string[] {
    this.stems ??= groupByStem(this.counts.keys());
    return this.stems.get(stemOf(word)) ?? [];
  }

  words(): IterableIterator<string> {
    return this.counts.keys();
  }

  /** How well each section fits one known word. Kept, since readers type words letter by letter. */
  scoresOf(word: string): SectionScores {
    const known = this.scores.get(word);
    if (known) {
      return known;
    }
    const scores = new Map<IndexedSection, number>();
    for (const { id, score } of this.mini.search(word)) {
      const section = this.sectionOfEntry[Number(id)];
      if (section) {
        scores.set(section, (scores.get(section) ?? 0) + score);
      }
    }
    this.scores.set(word, scores);
    return scores;
  }

  private pageFields(page: IndexedPage): Partial<Record<Field, string>> {
    const aliases = page.sdk ? aliasesOfSdk(page.sdk).join(' ') : '';
    return {
      title: page.title,
      route: routeWords(page.route),
      group: `${page.group} ${aliases}`,
      content: page.description,
    };
  }

  private entry(section: IndexedSection, fields: Partial<Record<Field, string>>): Entry {
    return { id: this.sectionOfEntry.push(section) - 1, ...fields };
  }

  private tokenize(text: string): string[] {
    const words = indexWords(text);
    words.forEach((word) => this.counts.set(word, this.countOf(word) + 1));
    return words;
  }

  private sortedWords(): string[] {
    this.sorted ??= [...this.counts.keys()].sort();
    return this.sorted;
  }

  private forgetWords(): void {
    this.scores.clear();
    this.sorted = undefined;
    this.stems = undefined;
  }
}

/** Where a word stands, or would stand, in a sorted list. */
function lowerBound(words: readonly string[], word: string): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? '') < word) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}

function groupByStem(words: Iterable<string>): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const word of words) {
    const stem = stemOf(word);
    const group = groups.get(stem);
    if (group) {
      group.push(word);
    } else {
      groups.set(stem, [word]);
    }
  }
  return groups;
}
