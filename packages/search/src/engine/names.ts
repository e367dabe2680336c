import { partsOfName, PLACEHOLDER, type Definition, type IndexedSection } from './pages';
import type { Vocabulary } from './vocabulary';

/** A part of the query that can be a defined name: a flag, a key, a dotted name, or the whole query. */
export interface QueryName {
  parts: readonly string[];
  /** Whether the reader can still be typing the last part. */
  isOpen: boolean;
  /** Whether it is written like an identifier and not like an ordinary word. */
  isIdentifier: boolean;
}

/** Matches `--env-file`, `schedule-timezone`, `ctx.req`, `getUploadUrl`, and `SERVICE_PATH`. */
const IDENTIFIER =
  /(?<![\p{L}\p{N}])(?:--?[\p{L}][\p{L}\p{N}-]*|[\p{L}\p{N}]+(?:[._-][\p{L}\p{N}]+)+|\p{Ll}+\p{Lu}[\p{L}\p{N}]*)/gu;

/** A name of one ordinary word counts less, because it is often just that word. */
const ORDINARY_WORD_SHARE = 0.3;

/** Returns the names that a query can contain. */
export function namesOf(
  { providerWords, sdkOfWord }: Vocabulary,
  text: string,
  isTyping: boolean,
): QueryName[] {
  const identifiers = [...text.matchAll(IDENTIFIER)].map(([name], at, all) => ({
    parts: partsOfName(name),
    isOpen: isTyping && at === all.length - 1 && text.endsWith(name),
    isIdentifier: true,
  }));
  const parts = partsOfName(text);
  // Leaves out the provider and the SDK: `aws region`, `python topic publish`.
  const named = parts.filter((part) => !providerWords.has(part) && !sdkOfWord.has(part));
  const whole = {
    parts: named.length > 0 ? named : parts,
    isOpen: isTyping,
    isIdentifier: false,
  };
  return [...identifiers, whole].filter((name) => name.parts.length > 0);
}

const isSamePart = (defined = '', asked = '', isOpen: boolean): boolean =>
  defined === asked || defined === PLACEHOLDER || (isOpen && defined.startsWith(asked));

/** Returns the share of parts that the end of a defined name has in common with a queried name, from 0 to 1. */
function definitionFit(
  defined: readonly string[],
  { parts, isOpen, isIdentifier }: QueryName,
): number {
  const most = Math.min(defined.length, parts.length);
  let common = 0;
  while (
    common < most &&
    isSamePart(defined.at(-1 - common), parts.at(-1 - common), isOpen && common === 0)
  ) {
    common += 1;
  }
  const fit = common / Math.max(defined.length, parts.length);
  return isIdentifier || parts.length > 1 ? fit : fit * ORDINARY_WORD_SHARE;
}

/** Returns the best match between a defined name and a queried name, from 0 to 1, and the section that defines it. */
export function bestDefinition(
  definitions: readonly Definition[],
  names: readonly QueryName[],
): { fit: number; section?: IndexedSection } {
  let best: { fit: number; section?: IndexedSection } = { fit: 0 };
  for (const { section, parts, share = 1 } of definitions) {
    for (const name of names) {
      const fit = share * definitionFit(parts, name);
      if (fit > best.fit) {
        best = { fit, section };
      }
    }
  }
  return best;
}
