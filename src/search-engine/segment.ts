import type { IndexedSection } from './pages';
import { letterMaskOf } from './typos';
import { indexWords, pairsOf, stemOf } from './words';

/** How much a match counts in each field. */
export const FIELD_WEIGHTS = {
  title: 3.2,
  route: 4,
  heading: 2.5,
  /** The names that a page defines: code in the first column of its tables, and property names. */
  defined: 1,
  group: 1,
  /** The description of the page. */
  intro: 2.5,
  /** The aliases that the author of the page declared. */
  keywords: 3.2,
  content: 1,
  code: 0.6,
} as const;
export type Field = keyof typeof FIELD_WEIGHTS;

export const fields = Object.keys(FIELD_WEIGHTS) as Field[];
const fieldNumbers = Object.fromEntries(fields.map((field, at) => [field, at])) as Record<
  Field,
  number
>;

/** Short fields, in which adjacent words belong together. */
const PAIRED: ReadonlySet<Field> = new Set(['title', 'heading', 'intro', 'keywords']);

/** Alternating entry numbers and counts. An entry is a field of a section. */
export type Postings = readonly number[];

/** A known word and the set of its letters. */
export interface MaskedWord {
  word: string;
  mask: number;
}

const NOTHING: readonly never[] = [];

/**
 * The words of one tier of one shard. A segment never changes after `finish`, so loading another shard doesn't affect it.
 * Searches add up the statistics of their segments.
 */
export class Segment {
  private readonly postings = new Map<string, number[]>();
  private readonly occurrences = new Map<string, number>();
  private readonly sectionOfEntry: IndexedSection[] = [];
  private readonly fieldOfEntry: number[] = [];
  private readonly lengthOfEntry: number[] = [];
  /** For each field, the number of entries and the sum of their distinct words. */
  readonly entriesOfField: number[] = fields.map(() => 0);
  readonly wordsOfField: number[] = fields.map(() => 0);
  private sorted: string[] | undefined;
  private stems: Map<string, string[]> | undefined;
  private byLength: Map<number, MaskedWord[]> | undefined;

  /** Adds the text of a field. Call it only before `finish`. */
  add(section: IndexedSection, field: Field, text: string): void {
    const counts = new Map<string, number>();
    for (const word of indexWords(text)) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
    if (counts.size === 0) {
      return;
    }
    const number = fieldNumbers[field];
    const entry = this.sectionOfEntry.push(section) - 1;
    this.fieldOfEntry.push(number);
    this.lengthOfEntry.push(counts.size);
    this.entriesOfField[number] = (this.entriesOfField[number] ?? 0) + 1;
    this.wordsOfField[number] = (this.wordsOfField[number] ?? 0) + counts.size;
    for (const pair of PAIRED.has(field) ? pairsOf(text) : []) {
      counts.set(pair, 1);
    }
    for (const [word, count] of counts) {
      const known = this.postings.get(word);
      if (known) {
        known.push(entry, count);
      } else {
        this.postings.set(word, [entry, count]);
      }
      this.occurrences.set(word, (this.occurrences.get(word) ?? 0) + count);
    }
  }

  /** Builds the lookup tables, so that the first search does not have to. */
  finish(): this {
    this.sortedWords();
    this.stemGroups();
    this.wordsByLength();
    return this;
  }

  has(word: string): boolean {
    return this.postings.has(word);
  }

  countOf(word: string): number {
    return this.occurrences.get(word) ?? 0;
  }

  postingsOf(word: string): Postings {
    return this.postings.get(word) ?? NOTHING;
  }

  sectionOf(entry: number): IndexedSection | undefined {
    return this.sectionOfEntry[entry];
  }

  fieldOf(entry: number): number {
    return this.fieldOfEntry[entry] ?? 0;
  }

  /** Returns the number of distinct words in an entry. */
  lengthOf(entry: number): number {
    return this.lengthOfEntry[entry] ?? 0;
  }

  withPrefix(prefix: string): string[] {
    const words = this.sortedWords();
    const start = lowerBound(words, prefix);
    let end = start;
    while (words[end]?.startsWith(prefix)) {
      end += 1;
    }
    return words.slice(start, end);
  }

  withStem(stem: string): readonly string[] {
    return this.stemGroups().get(stem) ?? NOTHING;
  }

  withLength(length: number): readonly MaskedWord[] {
    return this.wordsByLength().get(length) ?? NOTHING;
  }

  private sortedWords(): string[] {
    this.sorted ??= [...this.postings.keys()].sort();
    return this.sorted;
  }

  private stemGroups(): Map<string, string[]> {
    this.stems ??= groupBy(this.postings.keys(), stemOf);
    return this.stems;
  }

  private wordsByLength(): Map<number, MaskedWord[]> {
    this.byLength ??= groupBy(
      [...this.postings.keys()].map((word) => ({ word, mask: letterMaskOf(word) })),
      ({ word }) => word.length,
    );
    return this.byLength;
  }
}

/** Returns the index of a word in a sorted list, or the index at which to insert it. */
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

function groupBy<Value, Key>(
  values: Iterable<Value>,
  keyOf: (value: Value) => Key,
): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group) {
      group.push(value);
    } else {
      groups.set(key, [value]);
    }
  }
  return groups;
}
