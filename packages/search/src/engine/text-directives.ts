import type { IndexedSection } from './pages';

const MOST_MARKS = 4;
/** How many words before and after a marked word can tell it from the same word elsewhere. */
const CONTEXTS = [1, 2, 4];
/** With its context, a marked word is longer than most names in menus, which stand in front of the text. */
const FEWEST_WORDS = 3;

const encode = (words: readonly string[]): string =>
  encodeURIComponent(words.join(' ')).replaceAll('-', '%2D');

/** Whether a heading or the text before a section contains a text, in upper or lower case. */
function isEarlier({ page, order }: IndexedSection, text: string): boolean {
  return page.sections.some((each) =>
    [each.heading, each.order < order && each.text].join('\n').toLowerCase().includes(text),
  );
}

/** @param at the place of the word to mark */
function directiveOf(section: IndexedSection, words: readonly string[], at: number): string[] {
  for (const size of CONTEXTS) {
    const before = words.slice(Math.max(0, at - size), at);
    const [word = '', ...after] = words.slice(at, at + 1 + size);
    const all = [...before, word, ...after];
    if (all.length >= FEWEST_WORDS && !isEarlier(section, all.join(' ').toLowerCase())) {
      const [prefix, suffix] = [encode(before), encode(after)];
      return [`text=${prefix && `${prefix}-,`}${encode([word])}${suffix && `,-${suffix}`}`];
    }
  }
  return [];
}

/**
 * Returns the text directives that mark words of a section on its page, such as `text=to-,delete,-them&text=all-,files,-of`. Browsers mark
 * the first match on the page, and scroll to it instead of the anchor. So a word isn't marked if no context tells it from the same word in a
 * heading or an earlier section. See https://wicg.github.io/scroll-to-text-fragment/.
 * @param excerpt the words that can be marked: from the first place until before the second one
 */
export const textDirectivesOf = (
  section: IndexedSection,
  words: readonly string[],
  [start, end]: readonly [number, number],
  isMarked: (word: string) => boolean,
): string =>
  words
    .flatMap((word, at) =>
      at >= start && at < end && isMarked(word) ? directiveOf(section, words, at) : [],
    )
    .slice(0, MOST_MARKS)
    .join('&');
