/** Splits pages and queries into words with the same rules, so that they match. */

/** Names with significant punctuation. Otherwise, `C#` would become `c`. */
const NAMES: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bc\s?#/giu, ' csharp '],
  [/(?<![\p{L}\p{N}])\.net\b/giu, ' dotnet '],
  [/\bnode\.js\b/giu, ' nodejs '],
  [/\bci\s?\/\s?cd\b/giu, ' cicd '],
  [/\bpub\s?\/\s?sub\b/giu, ' pubsub '],
];

/** A run of letters, digits, and the marks that occur in identifiers. */
const CHUNK = /[\p{L}\p{N}][\p{L}\p{N}._$'’-]*/gu;
const CAMEL_BOUNDARY = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;
const SEPARATORS = /[._$-]+/;
/** Skips the replacements for plain texts, which are the majority. */
const NOT_PLAIN = /[^\x20-\x7e\s]|#|\.net|node\.js|\/\s?(?:cd|sub)/i;
/** Longer words and dotted names are usually data. */
const LONGEST = { word: 40, chunk: 120 } as const;

function plain(text: string): string {
  if (!NOT_PLAIN.test(text)) {
    return text;
  }
  const named = NAMES.reduce((result, [pattern, name]) => result.replace(pattern, name), text);
  return named.normalize('NFKD').replace(/\p{M}/gu, '');
}

const tidyChunk = (chunk: string): string =>
  chunk.replace(/['’](?:s|re|t|ll|ve|d)?\b/giu, '').replace(/[._$'’-]+$/u, '');

/** Splits a text into runs and keeps their case: `ctx.req.params`, `getUploadUrl`, `key-value`. */
export function chunksOf(text: string): string[] {
  return (plain(text).match(CHUNK) ?? [])
    .map(tidyChunk)
    .filter((chunk) => chunk.length > 0 && chunk.length <= LONGEST.chunk);
}

/** Splits `file.getUploadUrl` into `file` and `getUploadUrl`. */
export function segmentsOf(chunk: string): string[] {
  return chunk.split(SEPARATORS).filter(Boolean);
}

/** Splits `getUploadUrl` into `get`, `upload`, and `url`. */
export function splitCamelCase(segment: string): string[] {
  return segment.split(CAMEL_BOUNDARY).map((hump) => hump.toLowerCase());
}

/** Returns a chunk without separators: `connection_string` becomes `connectionstring`. */
export const joinedWordOf = (chunk: string): string => segmentsOf(chunk).join('').toLowerCase();

/**
 * Returns the words under which a chunk is indexed: its parts, its segments, its names in snake case, and the whole without separators.
 */
function splitChunk(chunk: string): string[] {
  const segments = segmentsOf(chunk);
  const words = segments.flatMap((segment) => [segment.toLowerCase(), ...splitCamelCase(segment)]);
  const whole = segments.length > 1 ? [joinedWordOf(chunk)] : [];
  const snakeCase = chunk.split('.').filter((part) => part.includes('_'));
  return [
    ...new Set([
      ...words.filter(({ length }) => length <= LONGEST.word),
      ...snakeCase.map(joinedWordOf),
      ...whole,
    ]),
  ];
}

/** Caches the splits, because the same few thousand chunks make up all texts. */
const splitChunks = new Map<string, readonly string[]>();

/** Returns the words under which a text is indexed, including duplicates. */
export function indexWords(text: string): string[] {
  return chunksOf(text).flatMap((chunk) => memoized(splitChunks, chunk, () => splitChunk(chunk)));
}

const ENDINGS: readonly (readonly [ending: RegExp, stem: string])[] = [
  [/ies$/, 'y'],
  [/(?<=(?:s|x|z|ch|sh))es$/, ''],
  [/(?<=[^su])s$/, ''],
];
const DERIVED = /(?:ations?|ments?|ings?|ers?|ed|es?|ion)$/;
/** Removes the rest of a derived verb, so that `discovered` and `discovers` have the same stem. */
const VERB = /(?<=\p{L}{4})er$/u;
/** Shorter stems would match unrelated words. */
const SHORTEST_STEM = 4;

/** Returns a key that the forms of a word share: `policies` and `policy`, `deploying` and `deployment`. */
export function stemOf(word: string): string {
  if (word.length < SHORTEST_STEM) {
    return word;
  }
  const singular = ENDINGS.reduce((result, [ending, stem]) => result.replace(ending, stem), word);
  const stem = singular.replace(DERIVED, '').replace(VERB, '');
  return stem.length >= SHORTEST_STEM ? stem.replace(/(.)\1$/, '$1') : singular;
}

/**
 * Returns the cached value of a key, or makes it.
 * @param most a cache with so many values starts again
 */
export function memoized<Key, Value>(
  cache: Map<Key, Value>,
  key: Key,
  make: () => Value,
  most = Infinity,
): Value {
  let value = cache.get(key);
  if (value === undefined) {
    value = make();
    if (cache.size >= most) {
      cache.clear();
    }
    cache.set(key, value);
  }
  return value;
}
