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
import { chunksOf, CLI, humpsOf, pairOf, segmentsOf } from './words';

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
  provider?: ProviderName;
}

export interface Query {
  /** What was typed, as far as it is read. */
  text: string;
  words: QueryWord[];
  /** For each two neighbours among those that say something, what pages have for the two. */
  pairs: readonly (readonly string[])[];
  /** The first letter of a further word, when that is all there is of it yet. */
  letter: string;
  /** Whether the last word may go on. */
  isTyping: boolean;
  /** SDKs that the query names. */
  sdks: ReadonlySet<SdkId>;
  /** A version that the query names, such as `v0`. */
  version?: string;
  /** Clouds and tools that it names. */
  providers: ReadonlySet<ProviderName>;
  /** Whether it says that it is about some cloud, by name or by a service of it, or about a tool. */
  namesProvider: boolean;
  /** What in the query may be a name that a page defines. */
  names: readonly QueryName[];
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
/** Shorter parts of a word are words by chance. */
const SHORTEST_HALF = 3;
/** More words than this don't change what comes first. */
const MOST_WORDS = 12;
/** Characters beyond this are not read. The field takes far fewer; lists of queries and addresses may hold more. */
const LONGEST_QUERY = 512;

interface TypedWord {
  word: string;
  /** Part of a dotted name, where `get` and `on` are no words of a sentence. */
  isOfName: boolean;
}

/** A version alone asks for the references of SDKs. */
const REFERENCE: TypedWord = { word: 'sdk', isOfName: false };

/** A command and its subcommand say something together: `nitric up`. */
function joinCommands(view: IndexView, typed: readonly TypedWord[]): TypedWord[] {
  const joined: TypedWord[] = [];
  for (let at = 0; at < typed.length; at += 1) {
    const [own, next] = [typed[at], typed[at + 1]];
    const isCommand = own?.word === CLI && !own.isOfName;
    const command = next && isCommand ? `${CLI}${next.word}` : undefined;
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

/** Two words side by side, as in `api key`, say more than each of them: the pairs that the index has, in all their forms. */
const pairsIn = (view: IndexView, words: readonly QueryWord[]): string[][] =>
  words.flatMap((next, at) => {
    const first = words[at - 1];
    return first?.isTelling && next.isTelling
      ? [view.withStemOf(pairOf(first.word, next.word))]
      : [];
  });

/** Where the name begins that the query ends with: `AZURE_CLI`, or a command after `nitric`; else its last word. */
function beginningOfName(typed: readonly TypedWord[]): number {
  let first = typed.length - 1;
  while (typed[first]?.isOfName && typed[first - 1]?.isOfName) {
    first -= 1;
  }
  return typed[first - 1]?.word === CLI ? first - 1 : first;
}

/** A name is one word too, also while it is typed: `AZURE_CLI` begins `azureclientid`, and `nitric compl` a command. */
function addBegunName(view: IndexView, typed: readonly TypedWord[], meant: readonly Meant[]): void {
  const first = beginningOfName(typed);
  const parts = typed.slice(first).map(({ word }) => word);
  if (parts.length > 1) {
    const longer = view.withPrefix(parts.join(''), MOST_PREFIX_MEANINGS);
    meant.slice(first).forEach(({ meanings }) => add(meanings, longer, SURE.joined));
  }
}

/** What a word names, such as an SDK, also when it is misspelt. */
function namedBy<Thing>(
  things: ReadonlyMap<string, Thing>,
  view: IndexView,
  word: string,
  meanings: Meanings,
): Thing | undefined {
  const [likeliest = word] = meanings.keys();
  return things.get(word) ?? (view.has(word) ? undefined : things.get(likeliest));
}

/** Words of questions say little, also when they are misspelt. */
function isStopWord(view: IndexView, word: string, meanings: Meanings): boolean {
  const [likeliest = word] = view.has(word) ? [word] : meanings.keys();
  return STOP_WORDS.has(word) || STOP_WORDS.has(likeliest);
}

/** Two known words without the space between them: `deployaws`. */
function halvesOf(view: IndexView, word: string): string[] {
  for (let length = word.length - SHORTEST_HALF; length >= SHORTEST_HALF; length -= 1) {
    const halves = [word.slice(0, length), word.slice(length)];
    if (halves.every((half) => view.has(half))) {
      return halves;
    }
  }
  return [];
}

/** Words that start as a word does, as long as that is half of it. */
function startsOf(view: IndexView, word: string): readonly string[] {
  const shortest = Math.max(SHORTEST_START, Math.ceil(word.length / 2));
  for (let length = word.length - 1; length >= shortest; length -= 1) {
    const words = view.withPrefix(word.slice(0, length), MOST_TYPO_MEANINGS);
    if (words.length > 0) {
      return words;
    }
  }
  return [];
}

/** When no word is known and none is near one: words that have something in common with them. */
function addRelated(view: IndexView, typed: readonly TypedWord[], meant: readonly Meant[]): void {
  if (meant.some(({ meanings }) => meanings.size > 0)) {
    return;
  }
  typed.forEach(({ word }, at) => {
    const halves = halvesOf(view, word);
    const related = halves.length > 0 ? halves : startsOf(view, word);
    add(meant[at]?.meanings ?? new Map(), related, SURE.start);
  });
}

function queryWordOf(view: IndexView, typed: TypedWord, { meanings, isKnown }: Meant): QueryWord {
  const { word, isOfName } = typed;
  const sdk = isOfName ? undefined : namedBy(sdkOfWord, view, word, meanings);
  const provider = namedBy(providerOfWord, view, word, meanings);
  const isTelling = isOfName || !isStopWord(view, word, meanings);
  const weight = isTelling ? (sdk ? WEIGHT.sdk : WEIGHT.word) : WEIGHT.stopWord;
  return {
    word,
    weight,
    meanings,
    isTelling,
    isKnown,
    ...(sdk ? { sdk } : {}),
    ...(provider ? { provider } : {}),
  };
}

/** Whether the name of a cloud's service is among the words, such as `event grid`. */
const namesService = (typed: readonly TypedWord[]): boolean =>
  typed.some(
    ({ word }, at) =>
      CLOUD_SERVICES.has(word) || CLOUD_SERVICES.has(`${word}${typed[at + 1]?.word ?? ''}`),
  );

interface Typed {
  words: TypedWord[];
  letter: string;
  version?: string;
}

/** `version 0` and `0.x` are `v0`. What is asked of the latest version is asked of any page. */
const withVersions = (text: string): string =>
  text.replace(/\bversion\s+(\d+)\b|\b(\d+)\.x\b/giu, (words, spoken?: string, series?: string) => {
    const version = `v${spoken ?? series ?? ''}`;
    return sdkIds.some((id) => versionsOf(id).slice(0, -1).includes(version)) ? version : words;
  });

function typedOf(view: IndexView, text: string, isTyping: boolean): Typed {
  const chunks = chunksOf(withVersions(text));
  const all = joinCommands(
    view,
    chunks.flatMap((chunk) => wordsOfQueryChunk(view, chunk)),
  );
  const version = all.find(({ word }) => VERSION_PATTERN.test(word))?.word;
  const named = all.filter(({ word }) => word !== version).slice(0, MOST_WORDS);
  // One letter beside whole words is noise: `s` of a name, `c` of a list.
  const words = named.length > 1 ? named.filter(({ word }) => word.length > 1) : named;
  const last = named.length > 1 ? named.at(-1)?.word : undefined;
  const letter = isTyping && last?.length === 1 ? last : '';
  if (version && !words.some(({ word, isOfName }) => isOfName || !STOP_WORDS.has(word))) {
    return { words: [REFERENCE], letter, version };
  }
  return { words, letter, ...(version ? { version } : {}) };
}

function meantBy(view: IndexView, { words, letter }: Typed, isTyping: boolean): Meant[] {
  const isOpen = isTyping && letter === '';
  const meant = words.map(({ word }, at) =>
    meaningsOf(view, word, isOpen && at === words.length - 1),
  );
  addJoined(view, words, meant);
  if (isOpen) {
    addBegunName(view, words, meant);
  }
  addRelated(view, words, meant);
  return meant;
}

/**
 * Reads what a reader typed.
 * @param text anything
 */
export function parseQuery(view: IndexView, text: string): Query {
  const read = text.slice(0, LONGEST_QUERY);
  const isTyping = /[\p{L}\p{N}]$/u.test(read);
  const typed = typedOf(view, read, isTyping);
  const meant = meantBy(view, typed, isTyping);
  const words = typed.words.flatMap((each, at) => {
    const own = meant[at];
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
    names: namesOf(view, read, isTyping),
    ...(typed.version ? { version: typed.version } : {}),
  };
}
