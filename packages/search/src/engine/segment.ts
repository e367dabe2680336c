import type { Definition, IndexedPage, IndexedSection } from './pages';
import { indexWords, memoized, stemOf } from './words';

/** How much a match counts in each field. */
export const FIELD_WEIGHTS = {
  title: 3.2,
  route: 4,
  heading: 2.5,
  /** The description of the page. */
  intro: 2.5,
  /** The aliases that the author of the page declared. */
  keywords: 3.2,
  content: 1,
  code: 0.6,
} as const;
export type Field = keyof typeof FIELD_WEIGHTS;
export const fields = Object.keys(FIELD_WEIGHTS) as Field[];

export interface Entry {
  section: IndexedSection;
  field: Field;
  /** The number of distinct words. */
  length: number;
}

/** The number of sections in which a word occurs in a field, and how often. */
export interface Posting {
  entry: Entry;
  count: number;
}

/** The inverted index of one tier of one shard. Loading another shard doesn't affect it: searches add up the statistics of segments. */
export class Segment {
  readonly entries: Entry[] = [];
  readonly postings = new Map<string, Posting[]>();
  /** The words with each stem. */
  readonly stems = new Map<string, string[]>();
  readonly definitions = new Map<IndexedPage, Definition[]>();

  add(section: IndexedSection, field: Field, text: string): void {
    const counts = new Map<string, number>();
    for (const word of indexWords(text)) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
    if (counts.size === 0) {
      return;
    }
    const entry = { section, field, length: counts.size };
    this.entries.push(entry);
    for (const [word, count] of counts) {
      if (!this.postings.has(word)) {
        memoized(this.stems, stemOf(word), () => []).push(word);
      }
      memoized(this.postings, word, () => []).push({ entry, count });
    }
  }

  define(definition: Definition): void {
    memoized(this.definitions, definition.section.page, () => []).push(definition);
  }
}
