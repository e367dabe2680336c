import type { Definition, IndexedPage, IndexedSection } from './pages';
import {
  FIELD_WEIGHTS,
  fields,
  type Entry,
  type Field,
  type Posting,
  type Segment,
} from './segment';
import { allowedEdits, editDistance } from './typos';
import type { Vocabulary } from './vocabulary';
import { memoized, stemOf } from './words';

export type SectionScores = ReadonlyMap<IndexedSection, number>;

/** A known word that a misspelled word can stand for. */
export interface Correction {
  word: string;
  edits: number;
}

/** Okapi BM25+ with the usual `k1`, less length normalization, and a minimum for each match. */
const BM25 = { k: 1.2, b: 0.5, d: 0.5 } as const;

/** The number of cached corrections. On a server, the words of all queries would accumulate. */
const MOST_CORRECTIONS = 2000;

/** The combined words of several segments. Words, scores, and corrections are cached because each keystroke repeats most of them. */
export class IndexView {
  /** By their first letter. */
  private readonly words = new Map<string, readonly string[]>();
  private readonly scores = new Map<string, SectionScores>();
  private readonly corrections = new Map<string, readonly Correction[]>();
  private readonly entryCount: number;
  private readonly averageLengths: Readonly<Record<Field, number>>;

  constructor(
    private readonly segments: readonly Segment[],
    readonly vocabulary: Vocabulary,
  ) {
    const entries = segments.flatMap((segment) => segment.entries);
    this.entryCount = entries.length;
    this.averageLengths = recordOf((field) => {
      const lengths = entries.filter((entry) => entry.field === field).map(({ length }) => length);
      return lengths.reduce((total, each) => total + each, 0) / (lengths.length || 1);
    });
  }

  /** Returns the names that a page defines, as far as the view contains the page's parts. */
  definitionsOf(page: IndexedPage): readonly Definition[] {
    return this.all(({ definitions }) => definitions.get(page));
  }

  has(word: string): boolean {
    return this.segments.some(({ postings }) => postings.has(word));
  }

  /** Returns the known words that start with a prefix, the most frequent first. */
  withPrefix(prefix: string, limit: number): string[] {
    return this.byFrequency(this.startingWith(prefix)).slice(0, limit);
  }

  withStemOf(word: string): readonly string[] {
    const stem = stemOf(word);
    return this.all(({ stems }) => stems.get(stem));
  }

  /**
   * Returns the known words with the smallest edit distance from a misspelled word, the most frequent first. They have the
   * same first letter, which is rarely wrong, and include words with synonyms, even if no page contains them.
   */
  nearest(word: string): readonly Correction[] {
    return memoized(this.corrections, word, () => this.findNearest(word), MOST_CORRECTIONS);
  }

  scoresOf(word: string): SectionScores {
    return memoized(this.scores, word, () => this.score(word));
  }

  private all<Item>(of: (segment: Segment) => readonly Item[] | undefined): readonly Item[] {
    return this.segments.flatMap((segment) => of(segment) ?? []);
  }

  private postingsOf(word: string): readonly Posting[] {
    return this.all(({ postings }) => postings.get(word));
  }

  private startingWith(prefix: string): readonly string[] {
    const initial = prefix.charAt(0);
    const words = memoized(this.words, initial, () => [
      ...new Set(
        this.segments.flatMap(({ postings }) =>
          [...postings.keys()].filter((word) => word.startsWith(initial)),
        ),
      ),
    ]);
    return words.filter((word) => word.startsWith(prefix));
  }

  private byFrequency(words: readonly string[]): string[] {
    return words
      .map((word) => ({ word, frequency: this.postingsOf(word).length }))
      .sort((a, b) => b.frequency - a.frequency || (a.word < b.word ? -1 : 1))
      .map(({ word }) => word);
  }

  private findNearest(word: string): Correction[] {
    const limit = allowedEdits(word);
    if (limit === 0) {
      return [];
    }
    const near = new Map<string, number>();
    const initial = word.charAt(0);
    const indexed = this.startingWith(initial);
    const synonyms = this.vocabulary.wordsWithSynonyms.filter((known) => known.startsWith(initial));
    for (const known of [...indexed, ...synonyms]) {
      near.set(known, near.get(known) ?? editDistance(word, known, limit));
    }
    const edits = Math.min(limit, ...near.values());
    const nearest = [...near.keys()].filter((known) => near.get(known) === edits);
    return this.byFrequency(nearest).map((known) => ({ word: known, edits }));
  }

  private score(word: string): SectionScores {
    const postings = this.postingsOf(word);
    const counts = recordOf(() => 0);
    postings.forEach(({ entry }) => (counts[entry.field] += 1));
    const idf = recordOf((field) =>
      Math.log(1 + (this.entryCount - counts[field] + 0.5) / (counts[field] + 0.5)),
    );
    const scores = new Map<IndexedSection, number>();
    for (const { entry, count } of postings) {
      const { section, field } = entry;
      const score = FIELD_WEIGHTS[field] * idf[field] * this.frequencyScore(entry, count);
      scores.set(section, (scores.get(section) ?? 0) + score);
    }
    return scores;
  }

  private frequencyScore({ field, length }: Entry, count: number): number {
    const { k, b, d } = BM25;
    const normalized = 1 - b + (b * length) / this.averageLengths[field];
    return d + (count * (k + 1)) / (count + k * normalized);
  }
}

const recordOf = (valueOf: (field: Field) => number): Record<Field, number> =>
  Object.fromEntries(fields.map((field) => [field, valueOf(field)])) as Record<Field, number>;
