import type { IndexView } from './index-view';
import { namesOf, type QueryName } from './names';
import { VERSION, type Vocabulary } from './vocabulary';
import { chunksOf, joinedWordOf, segmentsOf, splitCamelCase } from './words';

/** The indexed words that a word of the query can mean, and the confidence in each, from 0 to 1. */
type Meanings = ReadonlyMap<string, number>;

export interface QueryWord {
  word: string;
  weight: number;
  meanings: Meanings;
  /** Whether the word carries content. Stop words do not. */
  isContentWord: boolean;
  /** Whether the index contains a form of the word. Otherwise, its meanings are guesses. */
  isKnown: boolean;
  sdk?: string;
  provider?: string;
}

export interface Query {
  /** The part that is read. */
  text: string;
  words: QueryWord[];
  /** Whether the reader can still be typing the last word. */
  isTyping: boolean;
  sdks: ReadonlySet<string>;
  /** The version that the query names, such as `v0`. */
  version?: string;
  providers: ReadonlySet<string>;
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
const MOST_COMPLETIONS = 12;
const SHORTEST_PREFIX = 2;
/** Readers paste whole error messages. More words do not change the first results. */
const MOST_WORDS = 24;
/** Characters of a query that are read. Limits the work for long input, such as a pasted text or a generated address. */
export const LONGEST_QUERY = 512;
/** A name such as `as_string`. */
const SNAKE_CASE = /^[\p{L}\p{N}]+(?:_[\p{L}\p{N}]+)+$/u;
/** The arguments of a call that another name follows: `bucket.file('x').write`. */
const ARGUMENTS = /\([^()]*\)(?=\.)/gu;
/** A query that contains only a version searches for the SDK references. */
const REFERENCE = { word: 'sdk', isOfName: false, isExtension: false };

/**
 * Finds the meanings of a word: the word, its other forms, its completions, and its synonyms, or else corrections.
 * @param joined contains the word with each of its neighbors, because `web socket` can stand for `websocket`
 */
function meaningsOf(
  view: IndexView,
  word: string,
  joined: readonly string[],
  isLast: boolean,
): Pick<QueryWord, 'meanings' | 'isKnown'> {
  const meanings = new Map<string, number>();
  const add = (words: Iterable<string>, confidence: number): void => {
    for (const each of words) {
      meanings.set(each, Math.max(meanings.get(each) ?? 0, confidence));
    }
  };
  const addForms = (of: string, confidence: number): void => {
    add(view.has(of) ? [of] : [], confidence);
    add(view.withStemOf(of), confidence * CONFIDENCE.stem);
  };
  addForms(word, CONFIDENCE.exact);
  joined.forEach((each) => addForms(each, CONFIDENCE.joined));
  const completions =
    isLast && word.length >= SHORTEST_PREFIX ? view.withPrefix(word, MOST_COMPLETIONS) : [];
  add(completions, CONFIDENCE.prefix);
  const isKnown = meanings.size > 0;
  // The stem of a misspelled word can be that of another one: `postgers` has the stem of `PostgREST`.
  const isOnlyStem = ![word, ...joined].some((each) => view.has(each)) && completions.length === 0;
  const synonyms = [word, word.replace(/s$/, '')].flatMap((each) =>
    view.vocabulary.synonymsOf(each),
  );
  add(
    synonyms.filter((each) => view.has(each)),
    CONFIDENCE.synonym,
  );
  if (meanings.size === 0 || isOnlyStem) {
    view
      .nearest(word)
      .filter(({ edits }) => edits === 1 || meanings.size === 0)
      .forEach(({ word: known, edits }) => {
        addForms(known, edits === 1 ? CONFIDENCE.typo : CONFIDENCE.farTypo);
      });
  }
  return { meanings, isKnown };
}

interface TypedWord {
  word: string;
  /** Whether the word belongs to a dotted name, in which `get` and `on` are not stop words. */
  isOfName: boolean;
  /** Whether the word is the end of a filename. `ts` in `orders.ts` doesn't name an SDK. */
  isExtension: boolean;
}

const isTypedContentWord = (
  { stopWords }: Vocabulary,
  { word, isOfName }: Omit<TypedWord, 'isExtension'>,
): boolean => isOfName || !stopWords.has(word);

function queryWordsOf(
  view: IndexView,
  words: readonly TypedWord[],
  isTyping: boolean,
): QueryWord[] {
  const { vocabulary } = view;
  const { sdkOfWord, providerOfWord } = vocabulary;
  return words.map(({ word, isOfName, isExtension }, at) => {
    const joined = [words[at - 1]?.word, words[at + 1]?.word].flatMap((neighbor, side) =>
      neighbor === undefined ? [] : side === 0 ? neighbor + word : word + neighbor,
    );
    const isLast = isTyping && at === words.length - 1;
    const { meanings, isKnown } = meaningsOf(view, word, joined, isLast);
    // What an unknown word names, for example an SDK, is told from its likeliest correction.
    const [likeliest = word] = view.has(word) ? [word] : meanings.keys();
    const sdk = isExtension ? undefined : (sdkOfWord.get(word) ?? sdkOfWord.get(likeliest));
    const provider = providerOfWord.get(word) ?? providerOfWord.get(likeliest);
    const isContentWord = [word, likeliest].every((each) =>
      isTypedContentWord(vocabulary, { word: each, isOfName }),
    );
    return {
      word,
      weight: isContentWord ? WEIGHT.word : WEIGHT.stopWord,
      meanings,
      isContentWord,
      isKnown,
      ...(sdk ? { sdk } : {}),
      ...(provider ? { provider } : {}),
    };
  });
}

/** Rewrites `version 0` and `0.x` to `v0`. The latest version needs no rewrite, because any query searches it. */
const normalizeVersions = (vocabulary: Vocabulary, text: string): string =>
  text.replace(/\bversion\s+(\d+)\b|\b(\d+)\.x\b/giu, (words, spoken?: string, series?: string) => {
    const version = `v${spoken ?? series ?? ''}`;
    return vocabulary.site.sdks.some(({ versions }) => versions.slice(0, -1).includes(version))
      ? version
      : words;
  });

/** Whether the index contains a name or, for a name in camel case, a longer one that the reader can be typing. */
const isKnownName = (view: IndexView, name: string): boolean =>
  view.has(name.toLowerCase()) ||
  (splitCamelCase(name).length > 1 && view.withPrefix(name.toLowerCase(), 1).length > 0);

/** Splits a query into words: a known identifier stays whole (`getUploadUrl`), an unknown one is split. */
function splitQuery(view: IndexView, text: string): TypedWord[] {
  return chunksOf(normalizeVersions(view.vocabulary, text)).flatMap((chunk) => {
    const whole = joinedWordOf(chunk);
    // A known name in snake case stays whole, too: `as_string`, `AWS_REGION`.
    const segments = SNAKE_CASE.test(chunk) && view.has(whole) ? [whole] : segmentsOf(chunk);
    const extension = /\.([a-z]+)$/.exec(chunk)?.[1];
    return segments
      .flatMap((segment) => {
        const word = segment.toLowerCase();
        return isKnownName(view, segment) ? [word] : splitCamelCase(segment);
      })
      .map((word) => ({
        word,
        isOfName: segments.length > 1,
        isExtension: word === extension,
      }));
  });
}

/** Parses a query. Any text is valid. */
export function parseQuery(view: IndexView, text: string): Query {
  const { vocabulary } = view;
  const read = text.slice(0, LONGEST_QUERY).replace(ARGUMENTS, '');
  const all = splitQuery(view, read);
  const version = all.find(({ word }) => VERSION.test(word))?.word;
  const named = all.filter(({ word }) => word !== version).slice(0, MOST_WORDS);
  // Drops single letters next to whole words, because they match almost everywhere.
  const typed = named.length > 1 ? named.filter(({ word }) => word.length > 1) : named;
  const isOnlyVersion =
    version !== undefined && !typed.some((each) => isTypedContentWord(vocabulary, each));
  const isTyping = /[\p{L}\p{N}]$/u.test(read);
  const words = queryWordsOf(view, isOnlyVersion ? [REFERENCE] : typed, isTyping);
  return {
    text: read,
    isTyping,
    words,
    sdks: new Set(words.flatMap(({ sdk }) => sdk ?? [])),
    providers: new Set(words.flatMap(({ provider }) => provider ?? [])),
    namesProvider:
      vocabulary.site.cloudServices.test(read) ||
      words.some(
        ({ word, provider }) => provider !== undefined || vocabulary.providerWords.has(word),
      ),
    names: namesOf(vocabulary, read, isTyping),
    ...(version ? { version } : {}),
  };
}
