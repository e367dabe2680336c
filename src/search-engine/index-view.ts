import type { IndexedSection } from './pages';
import { FIELD_WEIGHTS, fields, type MaskedWord, type Segment } from './segment';
import { allowedEdits, canBeNear, editDistance, letterMaskOf } from './typos';
import { synonymsOf } from './vocabulary';
import { stemOf } from './words';

/** The sections that contain a word, and the score of each, as parallel lists. */
export interface SectionScores {
  sections: readonly IndexedSection[];
  scores: readonly number[];
}

/** A known word that a misspelled word can stand for. */
export interface Correction {
  word: string;
  edits: number;
}

/** Okapi BM25+ with the usual `k1`, less length normalization, and a minimum for each match. */
const BM25 = { k: 1.2, b: 0.5, d: 0.5 } as const;

const weights: readonly number[] = fields.map((field) => FIELD_WEIGHTS[field]);

/** The combined words of several segments. Results are cached because each keystroke repeats most of them. */
export class IndexView {
  private readonly scores = new Map<string, SectionScores>();
  private readonly prefixes = new Map<string, readonly string[]>();
  private readonly corrections = new Map<string, readonly Correction[]>();
  private readonly entries: number;
  private readonly averageLengths: readonly number[];

  /**
   * @param segments can be in any order
   * @param sectionCount is the number of sections in the whole index
   */
  constructor(
    private readonly segments: readonly Segment[],
    readonly sectionCount: number,
  ) {
    const totals = fields.map((_, field) =>
      sum(segments.map((each) => each.entriesOfField[field] ?? 0)),
    );
    const words = fields.map((_, field) =>
      sum(segments.map((each) => each.wordsOfField[field] ?? 0)),
    );
    this.entries = sum(totals);
    this.averageLengths = words.map((count, field) => count / (totals[field] || 1));
  }

  has(word: string): boolean {
    return this.segments.some((segment) => segment.has(word));
  }

  countOf(word: string): number {
    return sum(this.segments.map((segment) => segment.countOf(word)));
  }

  /** Returns the known words that start with a prefix, the most frequent first. */
  withPrefix(prefix: string, limit: number): readonly string[] {
    return memoized(this.prefixes, `${prefix} ${limit}`, () =>
      [...new Set(this.segments.flatMap((segment) => segment.withPrefix(prefix)))]
        .map((word) => ({ word, count: this.countOf(word) }))
        .sort((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1))
        .slice(0, limit)
        .map(({ word }) => word),
    );
  }

  /** Returns the known words with the same stem as a word. */
  withStemOf(word: string): string[] {
    const stem = stemOf(word);
    return [...new Set(this.segments.flatMap((segment) => segment.withStem(stem)))];
  }

  /**
   * Returns the known words with the smallest edit distance from a misspelled word, the most frequent first. They include
   * words with synonyms, even if no page contains them.
   */
  nearest(word: string): readonly Correction[] {
    return memoized(this.corrections, word, () => this.findNearest(word));
  }

  /** Returns how well each section matches a known word. */
  scoresOf(word: string): SectionScores {
    return memoized(this.scores, word, () => this.score(word));
  }

  private findNearest(word: string): Correction[] {
    const limit = allowedEdits(word);
    const near = new Map<string, number>();
    const mask = letterMaskOf(word);
    const consider = ({ word: known, mask: other }: MaskedWord): void => {
      if (canBeNear(mask, other, limit) && !near.has(known)) {
        near.set(known, editDistance(word, known, limit));
      }
    };
    for (
      let length = word.length - limit;
      limit > 0 && length <= word.length + limit;
      length += 1
    ) {
      this.segments.forEach((segment) => segment.withLength(length).forEach(consider));
    }
    for (const known of limit > 0 ? synonymsOf.keys() : []) {
      consider({ word: known, mask: letterMaskOf(known) });
    }
    const nearest = Math.min(limit, ...near.values());
    return [...near]
      .filter(([, edits]) => edits === nearest)
      .map(([known, edits]) => ({ word: known, edits, count: this.countOf(known) }))
      .sort((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1));
  }

  private score(word: string): SectionScores {
    const idf = this.rarityByField(word);
    const scores = new Map<IndexedSection, number>();
    for (const segment of this.segments) {
      const postings = segment.postingsOf(word);
      for (let place = 0; place < postings.length; place += 2) {
        const entry = postings[place] ?? 0;
        const section = segment.sectionOf(entry);
        if (section) {
          const field = segment.fieldOf(entry);
          const fit = this.fitOf(field, segment.lengthOf(entry), postings[place + 1] ?? 0);
          const score = (weights[field] ?? 0) * (idf[field] ?? 0) * fit;
          scores.set(section, (scores.get(section) ?? 0) + score);
        }
      }
    }
    return { sections: [...scores.keys()], scores: [...scores.values()] };
  }

  private fitOf(field: number, length: number, count: number): number {
    const { k, b, d } = BM25;
    const average = this.averageLengths[field] || 1;
    return d + (count * (k + 1)) / (count + k * (1 - b + (b * length) / average));
  }

  private rarityByField(word: string): number[] {
    const found = fields.map(() => 0);
    for (const segment of this.segments) {
      const postings = segment.postingsOf(word);
      for (let place = 0; place < postings.length; place += 2) {
        const field = segment.fieldOf(postings[place] ?? 0);
        found[field] = (found[field] ?? 0) + 1;
      }
    }
    return found.map((count) => Math.log(1 + (this.entries - count + 0.5) / (count + 0.5)));
  }
}

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, each) => total + each, 0);

function memoized<Value>(cache: Map<string, Value>, key: string, make: () => Value): Value {
  let value = cache.get(key);
  if (value === undefined) {
    value = make();
    cache.set(key, value);
  }
  return value;
}
