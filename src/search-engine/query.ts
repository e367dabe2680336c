import { isSdkId, sdkIds, VERSION_PATTERN, versionsOf, type SdkId } from '../config/sdks';
import type { IndexView } from './index-view';
import { namesOf, type QueryName } from './names';
import {
  CLOUD_SERVICES,
  PROVIDER_WORDS,
  providerOfWord,
  sdkOfWord,
  STOP_WORDS,
  synonymsOf,
  type ProviderName,
} from './vocabulary';
import { chunksOf, splitCamelCase, pairOf, segmentsOf } from './words';

/** A word of the query, with the indexed words that it can mean and the confidence in each, from 0 to 1. */
export interface QueryWord {
  word: string;
  /** How much the word counts. */
  weight: number;
  meanings: ReadonlyMap<string, number>;
  /** Whether the word carries content. Stop words do not. */
  isContentWord: boolean;
  /** Whether the index contains a form of the word. Otherwise, its meanings are guesses. */
  isKnown: boolean;
  sdk?: SdkId;
  provider?: ProviderName;
}

export interface Query {
  /** The query, cut to the longest supported length. */
  text: string;
  words: QueryWord[];
  /** For each two adjacent content words, the indexed forms of the pair. */
  pairs: readonly (readonly string[])[];
  /** The single letter at the end of a query that is still being typed. */
  letter: string;
  /** Whether the reader can still be typing the last word. */
  isTyping: boolean;
  /** The SDKs that the query names. */
  sdks: ReadonlySet<SdkId>;
  /** The version that the query names, such as `v0`. */
  version?: string;
  /** The clouds and tools that the query names. */
  providers: ReadonlySet<ProviderName>;
  /** Whether the query names a cloud, a cloud service, or a tool. */
  namesProvider: boolean;
  /** The parts of the query that can be names that a page defines. */
  names: readonly QueryName[];
}

/** The confidence in a meaning, by how it was found. */
const CONFIDENCE = {
  exact: 1,
  joined: 0.95,
  stem: 0.75,
  prefix: 0.7,
  synonym: 0.5,
  typo: 0.85,
  farTypo: 0.5,
} as const;
const WEIGHT = { word: 1, stopWord: 0.08 } as const;
/** More completions take time without improving the results. */
const MOST_PREFIX_MEANINGS = 12;
const MOST_TYPO_MEANINGS = 6;
const SHORTEST_PREFIX = 2;
/** More words do not change the first results. */
const MOST_WORDS = 12;
/** Limits the work for long input, such as a pasted text or a generated address. */
const LONGEST_QUERY = 512;

interface TypedWord {
  word: string;
  /** Whether the word belongs to a dotted name, in which `get` and `on` are not stop words. */
  isOfName: boolean;
}

/** A query that contains only a version searches for the SDK references. */
const REFERENCE: TypedWord = { word: 'sdk', isOfName: false };

/** Keeps a known identifier whole (`getUploadUrl`) and splits an unknown one. */
function wordsOfQueryChunk(view: IndexView, chunk: string): TypedWord[] {
  const segments = segmentsOf(chunk);
  return segments
    .flatMap((segment) => {
      const whole = segment.toLowerCase();
      return view.has(whole) ? [whole] : splitCamelCase(segment);
    })
    .map((word) => ({ word, isOfName: segments.length > 1 }));
}

type Meanings = Map<string, number>;

function add(meanings: Meanings, words: Iterable<string>, confidence: number): void {
  for (const word of words) {
    meanings.set(word, Math.max(meanings.get(word) ?? 0, confidence));
  }
}

const knownSynonyms = (view: IndexView, word: string): string[] =>
  [...(synonymsOf.get(word) ?? [])].filter((other) => view.has(other));

function addTypos(view: IndexView, meanings: Meanings, word: string): void {
  view
    .nearest(word)
    .slice(0, MOST_TYPO_MEANINGS)
    .forEach(({ word: known, edits }) => {
      const confidence = edits === 1 ? CONFIDENCE.typo : CONFIDENCE.farTypo;
      add(meanings, view.has(known) ? [known] : [], confidence);
      add(meanings, view.withStemOf(known), confidence * CONFIDENCE.stem);
    });
}

interface Interpretation {
  meanings: Meanings;
  isKnown: boolean;
}

/** Finds the meanings of a word: the word, its other forms, its completions, and its synonyms, or else corrections. */
function interpretationOf(view: IndexView, word: string, isLast: boolean): Interpretation {
  const meanings: Meanings = new Map();
  add(meanings, view.has(word) ? [word] : [], CONFIDENCE.exact);
  const forms = view.withStemOf(word).filter((form) => form !== word);
  add(meanings, forms, CONFIDENCE.stem);
  let isKnown = meanings.size > 0;
  for (const form of [word, word.replace(/s$/, '')]) {
    add(meanings, knownSynonyms(view, form), CONFIDENCE.synonym);
  }
  if (isLast && word.length >= SHORTEST_PREFIX) {
    const longer = view.withPrefix(word, MOST_PREFIX_MEANINGS).filter((other) => other !== word);
    add(meanings, longer, CONFIDENCE.prefix);
    isKnown ||= longer.length > 0;
  }
  if (meanings.size === 0) {
    addTypos(view, meanings, word);
  }
  return { meanings, isKnown };
}

/** Matches words that the site joins: `web socket` finds `websocket`, and `key value` finds `keyvalue`. */
function addJoined(
  view: IndexView,
  words: readonly TypedWord[],
  interpretations: readonly Interpretation[],
): void {
  words.slice(0, -1).forEach(({ word }, at) => {
    const joined = `${word}${words[at + 1]?.word ?? ''}`;
    const forms = view.withStemOf(joined);
    interpretations.slice(at, at + 2).forEach((each) => {
      add(each.meanings, forms, CONFIDENCE.joined * CONFIDENCE.stem);
      add(each.meanings, forms.includes(joined) ? [joined] : [], CONFIDENCE.joined);
      each.isKnown ||= forms.length > 0;
    });
  });
}

/** Finds adjacent words, such as `api key`, which say more together than separately. */
const pairsIn = (view: IndexView, words: readonly QueryWord[]): string[][] =>
  words.flatMap((next, at) => {
    const first = words[at - 1];
    return first?.isContentWord && next.isContentWord
      ? [view.withStemOf(pairOf(first.word, next.word))]
      : [];
  });

/** Returns what a word names, for example an SDK, even if the word is misspelled. */
function namedBy<Thing>(
  things: ReadonlyMap<string, Thing>,
  view: IndexView,
  word: string,
  meanings: Meanings,
): Thing | undefined {
  const [likeliest = word] = meanings.keys();
  return things.get(word) ?? (view.has(word) ? undefined : things.get(likeliest));
}

/** Returns whether a word is a stop word, even if it is misspelled. */
function isStopWord(view: IndexView, word: string, meanings: Meanings): boolean {
  const [likeliest = word] = view.has(word) ? [word] : meanings.keys();
  return STOP_WORDS.has(word) || STOP_WORDS.has(likeliest);
}

function queryWordOf(
  view: IndexView,
  typed: TypedWord,
  { meanings, isKnown }: Interpretation,
): QueryWord {
  const { word, isOfName } = typed;
  const sdk = isOfName ? undefined : namedBy(sdkOfWord, view, word, meanings);
  const provider = namedBy(providerOfWord, view, word, meanings);
  const isContentWord = isOfName || !isStopWord(view, word, meanings);
  const weight = isContentWord ? WEIGHT.word : WEIGHT.stopWord;
  return {
    word,
    weight,
    meanings,
    isContentWord,
    isKnown,
    ...(sdk ? { sdk } : {}),
    ...(provider ? { provider } : {}),
  };
}

/** Returns whether the query names a cloud service, such as `event grid`. */
const namesService = (typed: readonly TypedWord[]): boolean =>
  typed.some(
    ({ word }, at) =>
      CLOUD_SERVICES.has(word) || CLOUD_SERVICES.has(`${word}${typed[at + 1]?.word ?? ''}`),
  );

interface ParsedWords {
  words: TypedWord[];
  letter: string;
  version?: string;
}

/** Rewrites `version 0` and `0.x` to `v0`. The latest version needs no rewrite, because any query searches it. */
const normalizeVersions = (text: string): string =>
  text.replace(/\bversion\s+(\d+)\b|\b(\d+)\.x\b/giu, (words, spoken?: string, series?: string) => {
    const version = `v${spoken ?? series ?? ''}`;
    return sdkIds.some((id) => versionsOf(id).slice(0, -1).includes(version)) ? version : words;
  });

function parseWords(view: IndexView, text: string, isTyping: boolean): ParsedWords {
  const chunks = chunksOf(normalizeVersions(text));
  const all = chunks.flatMap((chunk) => wordsOfQueryChunk(view, chunk));
  const version = all.find(({ word }) => VERSION_PATTERN.test(word))?.word;
  const named = all.filter(({ word }) => word !== version).slice(0, MOST_WORDS);
  // Drops single letters next to whole words, because they match almost everywhere.
  const words = named.length > 1 ? named.filter(({ word }) => word.length > 1) : named;
  const last = named.length > 1 ? named.at(-1)?.word : undefined;
  const letter = isTyping && last?.length === 1 ? last : '';
  if (version && !words.some(({ word, isOfName }) => isOfName || !STOP_WORDS.has(word))) {
    return { words: [REFERENCE], letter, version };
  }
  return { words, letter, ...(version ? { version } : {}) };
}

function interpretationsOf(
  view: IndexView,
  { words, letter }: ParsedWords,
  isTyping: boolean,
): Interpretation[] {
  const isOpen = isTyping && letter === '';
  const interpretations = words.map(({ word }, at) =>
    interpretationOf(view, word, isOpen && at === words.length - 1),
  );
  addJoined(view, words, interpretations);
  return interpretations;
}

/**
 * Parses a query. Any text is valid.
 */
export function parseQuery(view: IndexView, text: string): Query {
  const read = text.slice(0, LONGEST_QUERY);
  const isTyping = /[\p{L}\p{N}]$/u.test(read);
  const typed = parseWords(view, read, isTyping);
  const interpretations = interpretationsOf(view, typed, isTyping);
  const words = typed.words.flatMap((each, at) => {
    const own = interpretations[at];
    return own ? [queryWordOf(view, each, own)] : [];
  });
  return {
    text: read,
    isTyping,
    letter: typed.letter,
    words,
    pairs: pairsIn(view, words),
    sdks: new Set(words.map(({ sdk }) => sdk).filter(isSdkId)),
    providers: new Set(words.flatMap(({ provider }) => provider ?? [])),
    namesProvider:
      namesService(typed.words) ||
      words.some(({ word, provider }) => provider !== undefined || PROVIDER_WORDS.has(word)),
    names: namesOf(read, isTyping),
    ...(typed.version ? { version: typed.version } : {}),
  };
}
