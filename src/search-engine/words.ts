/** How texts and queries become words. Pages and queries go through the same rules, so that they meet. */

/** Names whose punctuation matters; without this `C#` would become `c`. */
const NAMES: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bc\s?#/giu, ' csharp '],
  [/(?<![\p{L}\p{N}])\.net\b/giu, ' dotnet '],
  [/\bnode\.js\b/giu, ' nodejs '],
  [/\bci\s?\/\s?cd\b/giu, ' cicd '],
  [/\bpub\s?\/\s?sub\b/giu, ' pubsub '],
];

/** A run of letters, digits and the marks that identifiers are made of. */
const CHUNK = /[\p{L}\p{N}][\p{L}\p{N}._$'’-]*/gu;
const CAMEL_BOUNDARY = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;
const SEPARATORS = /[._$-]+/;
/** Texts without these have nothing to replace; most have none. */
const NOT_PLAIN = /[^\x20-\x7e\s]|#|\.net|node\.js|\/\s?(?:cd|sub)/i;
/** A command and its subcommand are one word too: the parts of `nitric up` say nothing alone. */
export const CLI = 'nitric';
/** Longer words, and longer names with dots, are data. */
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

/** The runs of a text, with their case: `ctx.req.params`, `getUploadUrl`, `key-value`. */
export function chunksOf(text: string): string[] {
  return (plain(text).match(CHUNK) ?? [])
    .map(tidyChunk)
    .filter((chunk) => chunk.length > 0 && chunk.length <= LONGEST.chunk);
}

/** `file.getUploadUrl` is `file` and `getUploadUrl`. */
export function segmentsOf(chunk: string): string[] {
  return chunk.split(SEPARATORS).filter(Boolean);
}

/** `getUploadUrl` is `get`, `upload` and `url`. */
export function humpsOf(segment: string): string[] {
  return segment.split(CAMEL_BOUNDARY).map((hump) => hump.toLowerCase());
}

function splitChunk(chunk: string): string[] {
  const segments = segmentsOf(chunk);
  const words = segments.flatMap((segment) => [segment.toLowerCase(), ...humpsOf(segment)]);
  const whole = segments.length > 1 ? [segments.join('').toLowerCase()] : [];
  return [...new Set([...words.filter(({ length }) => length <= LONGEST.word), ...whole])];
}

/** The same few thousand chunks make up all texts, so each is split once. */
const splitChunks = new Map<string, readonly string[]>();
const MOST_SPLIT_CHUNKS = 50_000;

/** The words that a chunk is indexed under: its parts, its segments, and the whole without its separators. */
function wordsOfChunk(chunk: string): readonly string[] {
  let words = splitChunks.get(chunk);
  if (!words) {
    if (splitChunks.size >= MOST_SPLIT_CHUNKS) {
      splitChunks.clear();
    }
    words = splitChunk(chunk);
    splitChunks.set(chunk, words);
  }
  return words;
}

/** The words that a text is indexed under; a word that stands twice in the text is here twice. */
export function indexWords(text: string): string[] {
  const chunks = chunksOf(text);
  const commands = chunks.flatMap((chunk, at) =>
    chunk === CLI && chunks[at + 1] ? [`${CLI}${chunks[at + 1]?.toLowerCase() ?? ''}`] : [],
  );
  return [...chunks.flatMap(wordsOfChunk), ...commands];
}

/** Two words that stand side by side: no word begins as it does, so it is no slip and no end of one. */
export const pairOf = (first: string, second: string): string => ` ${stemOf(first)} ${second}`;

/** The pairs of words that say something and stand side by side, in a text whose phrases commas part. */
export function pairsOf(text: string): string[] {
  return text.split(',').flatMap((phrase) => {
    const words = chunksOf(phrase).map((chunk) => chunk.toLowerCase());
    return words.slice(1).map((word, at) => pairOf(words[at] ?? '', word));
  });
}

const ENDINGS: readonly (readonly [ending: RegExp, stem: string])[] = [
  [/ies$/, 'y'],
  [/(?<=(?:s|x|z|ch|sh))es$/, ''],
  [/(?<=[^su])s$/, ''],
];
const DERIVED = /(?:ations?|ments?|ings?|ers?|ed|es?|ion)$/;
/** `discovered` is `discover`, of which `discovers` is the same without its own ending. */
const VERB = /(?<=\p{L}{4})er$/u;
/** Shorter stems would bring together what has nothing in common. */
const SHORTEST_STEM = 4;

/** What the forms of a word share: `policies` and `policy`, `deploying` and `deployment`. Never shown to anybody. */
export function stemOf(word: string): string {
  if (word.length < SHORTEST_STEM) {
    return word;
  }
  const singular = ENDINGS.reduce((result, [ending, stem]) => result.replace(ending, stem), word);
  const stem = singular.replace(DERIVED, '').replace(VERB, '');
  return stem.length >= SHORTEST_STEM ? stem.replace(/(.)\1$/, '$1') : singular;
}
