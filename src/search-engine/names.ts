import type { IndexView } from './index-view';
import { partsOfName, PLACEHOLDER, type IndexedPage, type IndexedSection } from './pages';
import { PROVIDER_WORDS, sdkOfWord } from './vocabulary';

/** A flag, a key, a dotted name, or the whole query: what in a query may be a name that a page defines. */
export interface QueryName {
  parts: readonly string[];
  /** For parts that begin no word of any page, the words that they may be slips of. */
  slips: ReadonlyMap<string, ReadonlySet<string>>;
  /** Whether its last part may still be being typed. */
  isOpen: boolean;
  /** Whether it is written as no ordinary word is. */
  isName: boolean;
}

/** `--env-file`, `schedule-timezone`, `ctx.req`, `getUploadUrl`, `SERVICE_PATH`. */
const WRITTEN_AS_NAME =
  /(?<![\p{L}\p{N}])(?:--?[\p{L}][\p{L}\p{N}-]*|[\p{L}\p{N}]+(?:[._-][\p{L}\p{N}]+)+|\p{Ll}+\p{Lu}[\p{L}\p{N}]*)/gu;

/** What a call in the middle of a chain is given: `('a.txt')` of `bucket.file('a.txt').read`. */
const ARGUMENTS = /(?<=[\p{L}\p{N}])\([^()]*\)(?=\.)/gu;

const withoutArguments = (text: string): string => text.replace(ARGUMENTS, '');

/** A part that is typed on, or mistyped, is less sure, and a name of one ordinary word is often just the word. */
const NAME_SHARE = { open: 0.8, slip: 0.8, ordinary: 0.3 } as const;
/** Readers know a key by its end: `min-instances` of `config.<type>.cloudrun.min-instances`. */
const END_OF_NAME = 0.8;

const isOrdinary = ({ parts, isName }: Pick<QueryName, 'parts' | 'isName'>): boolean =>
  !isName && parts.length === 1;

function slipsOf(view: IndexView, parts: readonly string[]): QueryName['slips'] {
  // What is the beginning of a word is being typed rather than misspelt.
  const unknown = parts.filter((part) => view.withPrefix(part, 1).length === 0);
  return new Map(
    unknown.map((part) => [part, new Set(view.nearest(part).map(({ word }) => word))]),
  );
}

/**
 * The names that a query may ask for.
 * @param isTyping whether its last letter may be followed by others
 */
export function namesOf(view: IndexView, typed: string, isTyping: boolean): QueryName[] {
  const text = withoutArguments(typed);
  const nameOf = (parts: readonly string[], isOpen: boolean, isName: boolean): QueryName => ({
    parts,
    // An ordinary word that is misspelt is no name.
    slips: isOrdinary({ parts, isName }) ? new Map() : slipsOf(view, parts),
    isOpen,
    isName,
  });
  const written = [...text.matchAll(WRITTEN_AS_NAME)].map(([name], at, all) => {
    const isOpen = isTyping && at === all.length - 1 && text.endsWith(name);
    return nameOf(partsOfName(name), isOpen, true);
  });
  const parts = partsOfName(text);
  // Beside the provider or the SDK that it is asked for: `aws region`, `python topic publish`.
  const named = parts.filter((part) => !PROVIDER_WORDS.has(part) && !sdkOfWord.has(part));
  const whole = nameOf(named.length > 0 ? named : parts, isTyping, false);
  return [...written, whole].filter((name) => name.parts.length > 0);
}

/** How well one part of a defined name fits one of a queried name, from 0 to 1. */
function partFit(defined: string, asked: string, { slips }: QueryName, mayBeOpen: boolean): number {
  if (defined === asked || defined === PLACEHOLDER) {
    return 1;
  }
  if (slips.get(asked)?.has(defined)) {
    return NAME_SHARE.slip;
  }
  if (!mayBeOpen || !defined.startsWith(asked)) {
    return 0;
  }
  // The less is left to type, the likelier.
  return NAME_SHARE.open + (1 - NAME_SHARE.open) * (asked.length / defined.length);
}

/** How many parts of a queried name, up to one of them, the end of a defined name has. */
function commonEnd(defined: readonly string[], name: QueryName, end: number): number {
  const { parts, isOpen } = name;
  let share = 1;
  for (let run = 0; run < Math.min(end, defined.length); run += 1) {
    const mayBeOpen = isOpen && run === 0 && end === parts.length;
    const [own = '', asked = ''] = [defined[defined.length - 1 - run], parts[end - 1 - run]];
    const fit = partFit(own, asked, name, mayBeOpen);
    if (fit === 0) {
      return run * share;
    }
    share *= fit;
  }
  return Math.min(end, defined.length) * share;
}

/** Whether a name that is being typed is the beginning of a defined one: `AZURE_CLI` of `AZURE_CLIENT_ID`. */
function isBeginning(defined: readonly string[], { parts, isOpen, isName }: QueryName): boolean {
  const last = parts.length - 1;
  return (
    isOpen &&
    isName &&
    last > 0 &&
    parts.every((part, at) =>
      at === last ? defined[at]?.startsWith(part) === true : defined[at] === part,
    )
  );
}

/**
 * The share of a defined name's and a queried name's parts that they have in common at the end of the former.
 * @returns 0 to 1
 */
function definitionFit(defined: readonly string[], name: QueryName): number {
  const { parts, isName } = name;
  let best = 0;
  for (let end = 1; end <= parts.length; end += 1) {
    best = Math.max(best, commonEnd(defined, name, end));
  }
  const begun = isBeginning(defined, name) ? NAME_SHARE.open : 0;
  if (best === 0) {
    return begun;
  }
  const isEnd = isName && best === parts.length;
  const fit = Math.max(
    best / Math.max(defined.length, parts.length),
    isEnd ? END_OF_NAME : 0,
    begun,
  );
  return isOrdinary(name) ? fit * NAME_SHARE.ordinary : fit;
}

/** How well the best name that a page defines fits one of the query's, from 0 to 1, and where it stands. */
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
