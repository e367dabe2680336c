import type { IndexedSection } from './pages';
import { letterMaskOf } from './typos';
import { indexWords, pairsOf, stemOf } from './words';

/** How much a match counts by where it is. */
export const FIELD_WEIGHTS = {
  title: 3.2,
  route: 4,
  heading: 2.5,
  /** Names that a page defines: code in the first column of its tables, names of properties. */
  defined: 1,
  group: 1,
  /** What a page says of itself in a sentence. */
  intro: 2.5,
  /** What its author says that readers may call it. */
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

/** Fields short enough that two words side by side say something together. */
const PAIRED: ReadonlySet<Field> = new Set(['title', 'heading', 'intro', 'keywords']);

/** Where a word stands: numbers of entries (a field of a section), and how often it stands there, by turns. */
export type Postings = readonly number[];

/** A word that a misspelt one may stand for. */
export interface NearWord {
  word: string;
  mask: number;
}

const NOTHING: readonly never[] = [];

/**
 * The words of one tier of one shard. It is built once and never changes, so a shard that comes later leaves all others
 * as they are; an answer adds up the numbers of the segments that it is made from.
 */
export class Segment {
  private readonly postings = new Map<string, number[]>();
  private readonly occurrences = new Map<string, number>();
  private readonly sectionOfEntry: IndexedSection[] = [];
  private readonly fieldOfEntry: number[] = [];
  private readonly lengthOfEntry: number[] = [];
  /** For each field, how many entries it has and how many different words they have together. */
  readonly entriesOfField: number[] = fields.map(() => 0);
  readonly wordsOfField: number[] = fields.map(() => 0);
  private sorted: string[] | undefined;
  private stems: Map<string, string[]> | undefined;
  private byLength: Map<number, NearWord[]> | undefined;

  /** Adds the text of a field; only while the segment is being built. */
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

  /** Makes what the first question would have to wait for. */
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

  /** How many different words an entry has. */
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

  withLength(length: number): readonly NearWord[] {
    return this.wordsByLength().get(length) ?? NOTHING;
  }

  private sortedWords(): string[] {
    this.sorted ??= [...this.postings.keys()].sort();
    return this.sorted;
  }

  private stemGroups(): Map<string, string[]> {
    this.stems ??= groupBy(this.postings.keys(), stemOf, (word) => word);
    return this.stems;
  }

  private wordsByLength(): Map<number, NearWord[]> {
    this.byLength ??= groupBy(
      this.postings.keys(),
      (word) => word.length,
      (word) => ({ word, mask: letterMaskOf(word) }),
    );
    return this.byLength;
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

function groupBy<Key, Value>(
  words: Iterable<string>,
  keyOf: (word: string) => Key,
  valueOf: (word: string) => Value,
): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const word of words) {
    const key = keyOf(word);
    const group = groups.get(key);
    if (group) {
      group.push(valueOf(word));
    } else {
      groups.set(key, [valueOf(word)]);
    }
  }
  return groups;
}
