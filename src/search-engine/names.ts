import { partsOfName, PLACEHOLDER, type IndexedPage, type IndexedSection } from './pages';
import { PROVIDER_WORDS, sdkOfWord } from './vocabulary';

/** A part of the query that can be a defined name: a flag, a key, a dotted name, or the whole query. */
export interface QueryName {
  parts: readonly string[];
  /** Whether the reader can still be typing the last part. */
  isOpen: boolean;
  /** Whether it is written like an identifier and not like an ordinary word. */
  isName: boolean;
}

/** Matches `--env-file`, `schedule-timezone`, `ctx.req`, `getUploadUrl`, and `SERVICE_PATH`. */
const WRITTEN_AS_NAME =
  /(?<![\p{L}\p{N}])(?:--?[\p{L}][\p{L}\p{N}-]*|[\p{L}\p{N}]+(?:[._-][\p{L}\p{N}]+)+|\p{Ll}+\p{Lu}[\p{L}\p{N}]*)/gu;

/** Unfinished parts count less, and so do names of one ordinary word, because they are often just that word. */
const NAME_SHARE = { open: 0.8, ordinary: 0.3 } as const;
/** Readers often type only the end of a key: `min-instances` of `config.<type>.cloudrun.min-instances`. */
const END_OF_NAME = 0.8;

const isOrdinary = ({ parts, isName }: QueryName): boolean => !isName && parts.length === 1;

/**
 * Returns the names that a query can contain.
 * @param isTyping tells whether the reader can still be typing the last word
 */
export function namesOf(text: string, isTyping: boolean): QueryName[] {
  const nameOf = (parts: readonly string[], isOpen: boolean, isName: boolean): QueryName => ({
    parts,
    isOpen,
    isName,
  });
  const written = [...text.matchAll(WRITTEN_AS_NAME)].map(([name], at, all) => {
    const isOpen = isTyping && at === all.length - 1 && text.endsWith(name);
    return nameOf(partsOfName(name), isOpen, true);
  });
  const parts = partsOfName(text);
  // Leaves out the provider and the SDK: `aws region`, `python topic publish`.
  const named = parts.filter((part) => !PROVIDER_WORDS.has(part) && !sdkOfWord.has(part));
  const whole = nameOf(named.length > 0 ? named : parts, isTyping, false);
  return [...written, whole].filter((name) => name.parts.length > 0);
}

/** Returns how well a part of a defined name matches a part of a queried name, from 0 to 1. */
function partFit(defined: string, asked: string, mayBeOpen: boolean): number {
  if (defined === asked || defined === PLACEHOLDER) {
    return 1;
  }
  if (!mayBeOpen || !defined.startsWith(asked)) {
    return 0;
  }
  // A completion is more likely if fewer letters are missing.
  return NAME_SHARE.open + (1 - NAME_SHARE.open) * (asked.length / defined.length);
}

/** Returns how many parts before `end` match the last parts of a defined name, less any uncertainty. */
function commonEnd(defined: readonly string[], name: QueryName, end: number): number {
  const { parts, isOpen } = name;
  let share = 1;
  for (let run = 0; run < Math.min(end, defined.length); run += 1) {
    const mayBeOpen = isOpen && run === 0 && end === parts.length;
    const [own = '', asked = ''] = [defined[defined.length - 1 - run], parts[end - 1 - run]];
    const fit = partFit(own, asked, mayBeOpen);
    if (fit === 0) {
      return run * share;
    }
    share *= fit;
  }
  return Math.min(end, defined.length) * share;
}

/**
 * Returns the share of parts that the end of a defined name has in common with a queried name, from 0 to 1.
 */
function definitionFit(defined: readonly string[], name: QueryName): number {
  const { parts, isName } = name;
  let best = 0;
  for (let end = 1; end <= parts.length; end += 1) {
    best = Math.max(best, commonEnd(defined, name, end));
  }
  if (best === 0) {
    return 0;
  }
  const isEnd = isName && best === parts.length;
  const fit = Math.max(best / Math.max(defined.length, parts.length), isEnd ? END_OF_NAME : 0);
  return isOrdinary(name) ? fit * NAME_SHARE.ordinary : fit;
}

/** Returns the best match between a defined name and a queried name, from 0 to 1, and the section that defines it. */
export function bestDefinition(
  { definitions }: IndexedPage,
  names: readonly QueryName[],
): { fit: number; section?: IndexedSection } {
  let best: { fit: number; section?: IndexedSection } = { fit: 0 };
  for (const { section, parts } of definitions) {
    for (const name of names) {
      const fit = definitionFit(parts, name);
      if (fit > best.fit) {
        best = { fit, section };
      }
    }
  }
  return best;
}
