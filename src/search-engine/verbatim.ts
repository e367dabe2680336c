import type { IndexedSection } from './pages';

/** Shorter texts stand everywhere. */
const SHORTEST = 6;
/** Three words, or a name with marks in it: two words stand side by side by chance. */
const WORTH_LOOKING = /\S \S+ \S|[\p{L}\p{N}][^\s\p{L}\p{N}'’]+[\p{L}\p{N}]/u;
/** A name is looked for as a whole; a sentence may still be being typed. */
const END_OF_NAME = '(?![\\p{L}\\p{N}])';
const SPECIAL = /[.*+?^${}()|[\]\\/-]/g;

/**
 * Finds sections that say what was typed, word for word: a message, a file's name, a command with its flags.
 * @returns nothing when the text would stand anywhere
 */
export function verbatimFinder(text: string): ((section: IndexedSection) => boolean) | undefined {
  const wanted = text.trim().replace(/\s+/g, ' ');
  if (wanted.length < SHORTEST || !WORTH_LOOKING.test(wanted)) {
    return undefined;
  }
  const literal = wanted.replace(SPECIAL, (mark) => `\\x${mark.charCodeAt(0).toString(16)}`);
  const pattern = new RegExp(`${literal}${wanted.includes(' ') ? '' : END_OF_NAME}`, 'iu');
  return ({ text: content }) => content !== undefined && pattern.test(content);
}
