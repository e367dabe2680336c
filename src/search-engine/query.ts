import { isSdkId, VERSION_PATTERN, type SdkId } from '../config/sdks';
import { SEARCH_QUERY_MAX_LENGTH } from '../contracts/search';
import type { SearchIndex } from './search-index';
import { allowedEdits, editDistance } from './typos';
import { sdkOfWord, STOP_WORDS, synonymsOf } from './vocabulary';
import { chunksOf, humpsOf, segmentsOf } from './words';

/** A word of the query with the known words that it may mean and how sure that is, from 0 to 1. */
export interface QueryWord {
  word: string;
  /** How much the word says about what is asked. */
  weight: number;
  meanings: ReadonlyMap<string, number>;
  sdk?: SdkId;
}

export interface Query {
  words: QueryWord[];
  /** SDKs that the query names. */
  sdks: ReadonlySet<SdkId>;
  /** A version that the query names, such as `v0`. */
  version?: string;
}

/** How sure a meaning is by how it was found. */
const SURE = {
  exact: 1,
  joined: 0.95,
  stem: 0.85,
  prefix: 0.7,
  synonym: 0.5,
  typo: 0.75,
  farTypo: 0.5,
} as const;
const WEIGHT = { word: 1, stopWord: 0.08, sdk: 0.6 } as const;
/** More meanings of a prefix cost time and say nothing. */
const MOST_PREFIX_MEANINGS = 12;
const MOST_TYPO_MEANINGS = 6;
/** The last word may still be being typed; words before it are whole, but readers shorten long ones. */
const SHORTEST_PREFIX = { last: 2, earlier: 4 } as const;
/** More words than this don't change what comes first. */
const MOST_WORDS = 12;

interface TypedWord {
  word: string;
  /** Part of a dotted name, where `get` and `on` are no words of a sentence. */
  isOfName: boolean;
}

/** A known identifier stays whole (`getUploadUrl`); an unknown one is its parts. */
function wordsOfQueryChunk(index: SearchIndex, chunk: string): TypedWord[] {
  const segments = segmentsOf(chunk);
  return segments
    .flatMap((segment) => {
      const whole = segment.toLowerCase();
      return index.has(whole) ? [whole] : humpsOf(segment);
    })
    .map((word) => ({ word, isOfName: segments.length > 1 }));
}

type Meanings = Map<string, number>;

function add(meanings: Meanings, words: Iterable<string>, sure: number): void {
  for (const word of words) {
    meanings.set(word, Math.max(meanings.get(word) ?? 0, sure));
  }
}

function addTypos(index: SearchIndex, meanings: Meanings, word: string): void {
  const limit = allowedEdits(word);
  if (limit === 0) {
    return;
  }
  const near: { known: string; edits: number }[] = [];
  for (const known of index.words()) {
    const edits = editDistance(word, known, limit);
    if (edits <= limit) {
      near.push({ known, edits });
    }
  }
  near.sort(
    (a, b) =>
      a.edits - b.edits ||
      Number(b.known[0] === word[0]) - Number(a.known[0] === word[0]) ||
      index.countOf(b.known) - index.countOf(a.known),
  );
  const nearest = near[0]?.edits ?? 0;
  const best = near.filter(({ edits }) => edits === nearest).slice(0, MOST_TYPO_MEANINGS);
  best.forEach(({ known }, place) => {
    const sure = (nearest === 1 ? SURE.typo : SURE.farTypo) * (place === 0 ? 1 : 0.8);
    add(meanings, [known], sure);
    add(meanings, index.withStemOf(known), sure * SURE.stem);
  });
}

/** What one word of the query may mean: itself, its other forms, what it is the start of, its synonyms; else a slip. */
function meaningsOf(index: SearchIndex, word: string, isLast: boolean): Meanings {
  const meanings: Meanings = new Map();
  if (index.has(word)) {
    add(meanings, [word], SURE.exact);
  }
  add(
    meanings,
    index.withStemOf(word).filter((form) => form !== word),
    SURE.stem,
  );
  for (const form of [word, word.replace(/s$/, '')]) {
    add(
      meanings,
      (synonymsOf.get(form) ?? []).filter((other) => index.has(other)),
      SURE.synonym,
    );
  }
  const shortest = isLast ? SHORTEST_PREFIX.last : SHORTEST_PREFIX.earlier;
  if (word.length >= shortest && (isLast || meanings.size === 0)) {
    const longer = index.withPrefix(word, MOST_PREFIX_MEANINGS).filter((other) => other !== word);
    // A word that is whole is rarely meant as the start of another.
    add(meanings, longer, index.has(word) ? SURE.prefix / 2 : SURE.prefix);
  }
  if (meanings.size === 0) {
    addTypos(index, meanings, word);
  }
  return meanings;
}

/** `web socket` is `websocket`, and `key value` the `keyvalue` of addresses. */
function addJoined(
  index: SearchIndex,
  words: readonly string[],
  meanings: readonly Meanings[],
): void {
  words.slice(0, -1).forEach((word, at) => {
    const joined = `${word}${words[at + 1] ?? ''}`;
    const forms = index.withStemOf(joined);
    meanings.slice(at, at + 2).forEach((each) => {
      add(each, forms, SURE.joined * SURE.stem);
      add(
        each,
        forms.filter((form) => form === joined),
        SURE.joined,
      );
    });
  });
}

/** The SDK that a word names, also when it is misspelt. */
function sdkMeant(index: SearchIndex, word: string, meanings: Meanings): SdkId | undefined {
  const [likeliest = word] = meanings.keys();
  return sdkOfWord.get(word) ?? (index.has(word) ? undefined : sdkOfWord.get(likeliest));
}

function weightOf({ word, isOfName }: TypedWord, sdk: SdkId | undefined): number {
  if (STOP_WORDS.has(word) && !isOfName) {
    return WEIGHT.stopWord;
  }
  return sdk ? WEIGHT.sdk : WEIGHT.word;
}

/**
 * Reads what a reader typed.
 * @param text anything; what is longer than the field allows is cut
 */
export function parseQuery(index: SearchIndex, text: string): Query {
  const typing = /[\p{L}\p{N}]$/u.test(text);
  const all = chunksOf(text.slice(0, SEARCH_QUERY_MAX_LENGTH)).flatMap((chunk) =>
    wordsOfQueryChunk(index, chunk),
  );
  const version = all.find(({ word }) => VERSION_PATTERN.test(word))?.word;
  const named = all.filter(({ word }) => word !== version).slice(0, MOST_WORDS);
  // One letter beside whole words is noise: `s` of a name, `c` of a list.
  const words = named.length > 1 ? named.filter(({ word }) => word.length > 1) : named;
  const meanings = words.map(({ word }, at) =>
    meaningsOf(index, word, typing && at === words.length - 1),
  );
  addJoined(
    index,
    words.map(({ word }) => word),
    meanings,
  );
  const queryWords = words.map((typed, at): QueryWord => {
    const own = meanings[at] ?? new Map<string, number>();
    const sdk = typed.isOfName ? undefined : sdkMeant(index, typed.word, own);
    return {
      word: typed.word,
      weight: weightOf(typed, sdk),
      meanings: own,
      ...(sdk ? { sdk } : {}),
    };
  });
  const sdks = new Set(queryWords.map(({ sdk }) => sdk).filter(isSdkId));
  return { words: queryWords, sdks, ...(version ? { version } : {}) };
}
