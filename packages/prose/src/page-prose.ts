/** Everything that isn't prose: front matter, fences, comments, tags, and the targets of links. */
const withoutCode = (source: string): string =>
  source
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/^( *)(`{3,})[^\n]*\n[\s\S]*?^\1\2 *$/gm, '')
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, '')
    .replace(/`[^`\n]*`/g, (code) => code.replace(/[<>]/g, ''))
    .replace(/<\/?[A-Za-z](?:"[^"]*"|[^>"])*>/g, '')
    .replace(/\]\([^)]*\)/g, ']');

const TABLE_ROW = /^ *\|.*$/gm;

const wordsIn = (text: string): string[] =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}`]/u.test(word));

/** The prose of a page: headings, sentences, descriptions of parameters, and callouts, without tables. */
export const proseOf = (source: string): string =>
  withoutCode(source)
    .replace(TABLE_ROW, '')
    .replace(/^:::\w*/gm, '');

export const countWords = (source: string): number => wordsIn(proseOf(source)).length;

/** Shorter passages are common phrases. */
const MIN_PASSAGE_WORDS = 8;

/** Callouts, descriptions of parameters, and labels, whose wording is the same on all pages. */
const withoutFixedWording = (source: string): string =>
  source
    .replace(/^ *:::[\s\S]*?^ *:::$/gm, '')
    .replace(/<Property\b[\s\S]*?<\/Property>/g, '')
    .replace(/^\*\*[^*\n]+:\*\*.*(?:\n\S.*)*/gm, '');

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

const sentencesIn = (text: string): string[] =>
  text
    .split(/\n\s*\n|\n(?=#|\s*[-*] |\s*\d+\. )/)
    .flatMap((block) => [...sentences.segment(block.replace(/\s+/g, ' '))])
    .map(({ segment }) => segment);

const normalized = (passage: string): string =>
  wordsIn(passage.replace(/[^\p{L}\p{N}\s`'’-]/gu, ' '))
    .join(' ')
    .toLowerCase();

/** The sentences and table rows of a page with at least eight words, in lower case and without punctuation. */
export function passagesOf(source: string): Set<string> {
  const text = withoutCode(withoutFixedWording(source));
  const rows = text.match(TABLE_ROW) ?? [];
  return new Set(
    [...rows, ...sentencesIn(text.replace(TABLE_ROW, ''))]
      .map(normalized)
      .filter((passage) => passage.split(' ').length >= MIN_PASSAGE_WORDS),
  );
}
