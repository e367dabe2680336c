import type { IndexedSection } from './pages';
import { FIELD_WEIGHTS, fields, type NearWord, type Segment } from './segment';
import {
  allowedEdits,
  editDistance,
  hasAllLetters,
  letterMaskOf,
  mayBeNear,
  needsAllLetters,
} from './typos';
import { synonymsOf } from './vocabulary';
import { stemOf } from './words';

/** The sections that hold a word, and how well it fits each, side by side. */
export interface SectionScores {
  sections: readonly IndexedSection[];
  scores: readonly number[];
}

/** A known word near a misspelt one. */
export interface Slip {
  word: string;
  edits: number;
}

/** Okapi BM25+ with the usual `k1`, a little less pull of long texts, and a floor for any match. */
const BM25 = { k: 1.2, b: 0.5, d: 0.5 } as const;

const weights: readonly number[] = fields.map((field) => FIELD_WEIGHTS[field]);

/** What a few segments know together. Everything found is kept, since readers type words letter by letter. */
export class IndexView {
  private readonly scores = new Map<string, SectionScores>();
  private readonly prefixes = new Map<string, readonly string[]>();
  private readonly slips = new Map<string, readonly Slip[]>();
  private readonly entries: number;
  private readonly averageLengths: readonly number[];

  /**
   * @param segments in any order
   * @param sectionCount numbers of sections are below it
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

  /** The known words that start with a prefix, the most frequent first. */
  withPrefix(prefix: string, limit: number): readonly string[] {
    return kept(this.prefixes, `${prefix} ${limit}`, () =>
      [...new Set(this.segments.flatMap((segment) => segment.withPrefix(prefix)))]
        .map((word) => ({ word, count: this.countOf(word) }))
        .sort((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1))
        .slice(0, limit)
        .map(({ word }) => word),
    );
  }

  /** The known words that share a word's stem. */
  withStemOf(word: string): string[] {
    const stem = stemOf(word);
    return [...new Set(this.segments.flatMap((segment) => segment.withStem(stem)))];
  }

  /**
   * The known words that a misspelt one may stand for, as near as can be, the likeliest first. Words with synonyms are
   * among them, whether or not they stand on a page.
   */
  nearest(word: string): readonly Slip[] {
    return kept(this.slips, word, () => this.findNearest(word));
  }

  /** How well each section fits one known word. */
  scoresOf(word: string): SectionScores {
    return kept(this.scores, word, () => this.score(word));
  }

  private findNearest(word: string): Slip[] {
    const limit = allowedEdits(word);
    const mask = letterMaskOf(word);
    const isStrict = needsAllLetters(word);
    const near = new Map<string, number>();
    const consider = ({ word: known, mask: other }: NearWord): void => {
      const mayBe = isStrict ? hasAllLetters(mask, other) : mayBeNear(mask, other, limit);
      if (mayBe && !near.has(known) && (!isStrict || known.length >= word.length)) {
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
    for (const known of limit === 0 ? [] : synonymsOf.keys()) {
      consider({ word: known, mask: letterMaskOf(known) });
    }
    const nearest = Math.min(limit, ...near.values());
    return [...near]
      .filter(([, edits]) => edits === nearest)
      .map(([known, edits]) => ({
        word: known,
        edits,
        // Swapped letters are the commonest slip.
        isSwap: known.length === word.length && letterMaskOf(known) === mask,
        count: this.countOf(known),
      }))
      .sort(
        (a, b) =>
          Number(b.word[0] === word[0]) - Number(a.word[0] === word[0]) ||
          Number(b.isSwap) - Number(a.isSwap) ||
          b.count - a.count ||
          (a.word < b.word ? -1 : 1),
      );
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

function kept<Value>(cache: Map<string, Value>, key: string, make: () => Value): Value {
  let value = cache.get(key);
  if (value === undefined) {
    value = make();
    cache.set(key, value);
  }
  return value;
}
