import type { Definition, IndexedPage, IndexedSection } from './pages';
import { indexWords, stemOf } from './words';

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
interface Posting {
  entry: Entry;
  count: number;
}

/**
 * The inverted index of one tier of one shard. A segment never changes after `finish`, so loading another shard doesn't
 * affect it. Searches add up the statistics of their segments.
 */
export class Segment {
  readonly entries: Entry[] = [];
  private readonly postings = new Map<string, Posting[]>();
  private words: readonly string[] = [];
  private readonly stems = new Map<string, string[]>();
  private readonly definitions = new Map<IndexedPage, Definition[]>();

  /** Adds the text of a field. Call it only before `finish`. */
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
    counts.forEach((count, word) => append(this.postings, word, { entry, count }));
  }

  /** Adds a name that a section defines. Call it only before `finish`. */
  define(definition: Definition): void {
    append(this.definitions, definition.section.page, definition);
  }

  /** Builds the lookup tables, so that the first search does not have to. */
  finish(): this {
    this.words = [...this.postings.keys()].sort();
    this.words.forEach((word) => append(this.stems, stemOf(word), word));
    return this;
  }

  postingsOf(word: string): readonly Posting[] {
    return this.postings.get(word) ?? [];
  }

  definitionsOf(page: IndexedPage): readonly Definition[] {
    return this.definitions.get(page) ?? [];
  }

  withStem(stem: string): readonly string[] {
    return this.stems.get(stem) ?? [];
  }

  withPrefix(prefix: string): string[] {
    return this.words.filter((word) => word.startsWith(prefix));
  }
}

function append<Key, Value>(groups: Map<Key, Value[]>, key: Key, value: Value): void {
  const group = groups.get(key);
  if (group) {
    group.push(value);
  } else {
    groups.set(key, [value]);
  }
}
