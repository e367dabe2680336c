import { isSdkId, VERSION_PATTERN, type SdkId } from '../config/sdks';
import type { IndexView } from './index-view';
import { partsOfName } from './pages';
import { PROVIDER_WORDS, sdkOfWord, STOP_WORDS, synonymsOf } from './vocabulary';
import { chunksOf, CLI, humpsOf, segmentsOf } from './words';

/** A word of the query with the known words that it may mean and how sure that is, from 0 to 1. */
export interface QueryWord {
  word: string;
  /** How much the word says about what is asked. */
  weight: number;
  meanings: ReadonlyMap<string, number>;
  /** Whether it says anything: words of questions don't. */
  isTelling: boolean;
  /** Whether the index has it, in this or another form; else its meanings are guesses. */
  isKnown: boolean;
  sdk?: SdkId;
}

export interface Query {
  words: QueryWord[];
  /** SDKs that the query names. */
  sdks: ReadonlySet<SdkId>;
  /** A version that the query names, such as `v0`. */
  version?: string;
  /** Whether it names a cloud or a tool. */
  namesProvider: boolean;
  /** What in the query may be a name that a page defines. */
  names: readonly QueryName[];
}

/** A flag, a key, a dotted name, or the whole query. */
export interface QueryName {
  parts: readonly string[];
  /** Whether its last part may still be being typed. */
  isOpen: boolean;
  /** Whether it is written as no ordinary word is. */
  isName: boolean;
}

/** How sure a meaning is by how it was found. */
const SURE = {
  exact: 1,
  joined: 0.95,
  stem: 0.75,
  prefix: 0.7,
  synonym: 0.5,
  typo: 0.85,
  farTypo: 0.5,
  start: 0.3,
} as const;
const WEIGHT = { word: 1, stopWord: 0.08, sdk: 0.6 } as const;
/** More meanings of a prefix cost time and say nothing. */
const MOST_PREFIX_MEANINGS = 12;
const MOST_TYPO_MEANINGS = 6;
/** The last word may still be being typed; words before it are whole, but readers shorten long ones. */
const SHORTEST_PREFIX = { last: 2, earlier: 4 } as const;
/** Words have their first letters in common by chance. */
const SHORTEST_START = 4;
/** More words than this don't change what comes first. */
const MOST_WORDS = 12;
/** Characters beyond this are not read. The field takes far fewer; lists of queries and addresses may hold more. */
const LONGEST_QUERY = 512;

interface TypedWord {
  word: string;
  /** Part of a dotted name, where `get` and `on` are no words of a sentence. */
  isOfName: boolean;
}

/** A command and its subcommand say something together: `nitric up`. */
function joinCommands(view: IndexView, typed: readonly TypedWord[]): TypedWord[] {
  const joined: TypedWord[] = [];
  for (let at = 0; at < typed.length; at += 1) {
    const [own, next] = [typed[at], typed[at + 1]];
    const command = next && own?.word === CLI ? `${CLI}${next.word}` : undefined;
    if (command !== undefined && view.has(command)) {
      joined.push({ word: command, isOfName: true });
      at += 1;
    } else if (own) {
      joined.push(own);
    }
  }
  return joined;
}

/** A known identifier stays whole (`getUploadUrl`); an unknown one is its parts. */
function wordsOfQueryChunk(view: IndexView, chunk: string): TypedWord[] {
  const segments = segmentsOf(chunk);
  return segments
    .flatMap((segment) => {
      const whole = segment.toLowerCase();
      return view.has(whole) ? [whole] : humpsOf(segment);
    })
    .map((word) => ({ word, isOfName: segments.length > 1 }));
}

type Meanings = Map<string, number>;

function add(meanings: Meanings, words: Iterable<string>, sure: number): void {
  for (const word of words) {
    meanings.set(word, Math.max(meanings.get(word) ?? 0, sure));
  }
}

const knownSynonyms = (view: IndexView, word: string): string[] =>
  (synonymsOf.get(word) ?? []).filter((other) => view.has(other));

function addTypos(view: IndexView, meanings: Meanings, word: string): void {
  view
    .nearest(word)
    .slice(0, MOST_TYPO_MEANINGS)
    .forEach(({ word: known, edits }, place) => {
      const sure = (edits === 1 ? SURE.typo : SURE.farTypo) * (place === 0 ? 1 : 0.8);
      add(meanings, view.has(known) ? [known] : [], sure);
      add(meanings, view.withStemOf(known), sure * SURE.stem);
      add(meanings, place === 0 ? knownSynonyms(view, known) : [], sure * SURE.synonym);
    });
}

interface Meant {
  meanings: Meanings;
  isKnown: boolean;
}

/** What one word of the query may mean: itself, its other forms, what it is the start of, its synonyms; else a slip. */
function meaningsOf(view: IndexView, word: string, isLast: boolean): Meant {
  const meanings: Meanings = new Map();
  const isWhole = view.has(word);
  add(meanings, isWhole ? [word] : [], SURE.exact);
  const forms = view.withStemOf(word).filter((form) => form !== word);
  add(meanings, forms, SURE.stem);
  let isKnown = meanings.size > 0;
  for (const form of [word, word.replace(/s$/, '')]) {
    add(meanings, knownSynonyms(view, form), SURE.synonym);
  }
  const shortest = isLast ? SHORTEST_PREFIX.last : SHORTEST_PREFIX.earlier;
  if (word.length >= shortest && (isLast || meanings.size === 0)) {
    const longer = view.withPrefix(word, MOST_PREFIX_MEANINGS).filter((other) => other !== word);
    // A word that is whole is rarely meant as the start of another.
    add(meanings, longer, isWhole ? SURE.prefix / 2 : SURE.prefix);
    isKnown ||= longer.length > 0;
  }
  if (meanings.size === 0) {
    addTypos(view, meanings, word);
  }
  return { meanings, isKnown };
}

/** `web socket` is `websocket`, and `key value` the `keyvalue` of addresses. */
function addJoined(view: IndexView, words: readonly TypedWord[], meant: readonly Meant[]): void {
  words.slice(0, -1).forEach(({ word }, at) => {
    const joined = `${word}${words[at + 1]?.word ?? ''}`;
    const forms = view.withStemOf(joined);
    meant.slice(at, at + 2).forEach((each) => {
      add(each.meanings, forms, SURE.joined * SURE.stem);
      add(each.meanings, forms.includes(joined) ? [joined] : [], SURE.joined);
      each.isKnown ||= forms.length > 0;
    });
  });
}

/** The SDK that a word names, also when it is misspelt. */
function sdkMeant(view: IndexView, word: string, meanings: Meanings): SdkId | undefined {
  const [likeliest = word] = meanings.keys();
  return sdkOfWord.get(word) ?? (view.has(word) ? undefined : sdkOfWord.get(likeliest));
}

/** When no word is known and none is near one: words that start as it does, as long as that is half of it. */
function addStarts(view: IndexView, typed: readonly TypedWord[], meant: readonly Meant[]): void {
  if (meant.some(({ meanings }) => meanings.size > 0)) {
    return;
  }
  typed.forEach(({ word }, at) => {
    const shortest = Math.max(SHORTEST_START, Math.ceil(word.length / 2));
    for (let length = word.length - 1; length >= shortest; length -= 1) {
      const words = view.withPrefix(word.slice(0, length), MOST_TYPO_MEANINGS);
      if (words.length > 0) {
        add(meant[at]?.meanings ?? new Map(), words, SURE.start);
        return;
      }
    }
  });
}

function queryWordOf(view: IndexView, typed: TypedWord, { meanings, isKnown }: Meant): QueryWord {
  const { word, isOfName } = typed;
  const sdk = isOfName ? undefined : sdkMeant(view, word, meanings);
  const isTelling = isOfName || !STOP_WORDS.has(word);
  const weight = isTelling ? (sdk ? WEIGHT.sdk : WEIGHT.word) : WEIGHT.stopWord;
  return { word, weight, meanings, isTelling, isKnown, ...(sdk ? { sdk } : {}) };
}

/** `--env-file`, `schedule-timezone`, `ctx.req`, `getUploadUrl`, `SERVICE_PATH`. */
const WRITTEN_AS_NAME =
  /(?<![\p{L}\p{N}])(?:--?[\p{L}][\p{L}\p{N}-]*|[\p{L}\p{N}]+(?:[._-][\p{L}\p{N}]+)+|\p{Ll}+\p{Lu}[\p{L}\p{N}]*)/gu;

function namesOf(text: string, isTyping: boolean): QueryName[] {
  const written = [...text.matchAll(WRITTEN_AS_NAME)].map(([name], at, all): QueryName => ({
    parts: partsOfName(name),
    isOpen: isTyping && at === all.length - 1 && text.endsWith(name),
    isName: true,
  }));
  const parts = partsOfName(text);
  // Beside the provider that it is asked for: `aws region`.
  const named = parts.filter((part) => !PROVIDER_WORDS.has(part));
  const whole = { parts: named.length > 0 ? named : parts, isOpen: isTyping, isName: false };
  return [...written, whole].filter((name) => name.parts.length > 0);
}

/**
 * Reads what a reader typed.
 * @param text anything
 */
export function parseQuery(view: IndexView, text: string): Query {
  const read = text.slice(0, LONGEST_QUERY);
  const isTyping = /[\p{L}\p{N}]$/u.test(read);
  const chunks = chunksOf(read);
  const all = joinCommands(
    view,
    chunks.flatMap((chunk) => wordsOfQueryChunk(view, chunk)),
  );
  const version = all.find(({ word }) => VERSION_PATTERN.test(word))?.word;
  const named = all.filter(({ word }) => word !== version).slice(0, MOST_WORDS);
  // One letter beside whole words is noise: `s` of a name, `c` of a list.
  const typed = named.length > 1 ? named.filter(({ word }) => word.length > 1) : named;
  const meant = typed.map(({ word }, at) =>
    meaningsOf(view, word, isTyping && at === typed.length - 1),
  );
  addJoined(view, typed, meant);
  addStarts(view, typed, meant);
  const words = typed.flatMap((each, at) => {
    const own = meant[at];
    return own ? [queryWordOf(view, each, own)] : [];
  });
  const sdks = new Set(words.map(({ sdk }) => sdk).filter(isSdkId));
  return {
    words,
    sdks,
    namesProvider: words.some(({ word }) => PROVIDER_WORDS.has(word)),
    names: namesOf(read, isTyping),
    ...(version ? { version } : {}),
  };
}
