import { HIGHLIGHT_TAGS } from '../../contracts/search';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as HTML that shows it letter by letter. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);
}

/**
 * A snippet as HTML in which nothing but the highlight tags is a tag: DocSearch puts texts of hits into the page as HTML.
 */
export function snippetHtml(snippet: string): string {
  return escapeHtml(snippet)
    .replaceAll(escapeHtml(HIGHLIGHT_TAGS.open), HIGHLIGHT_TAGS.open)
    .replaceAll(escapeHtml(HIGHLIGHT_TAGS.close), HIGHLIGHT_TAGS.close);
}

/** The parts of a snippet with whether each was matched, for React. */
export function snippetParts(snippet: string): { text: string; isMatch: boolean }[] {
  return snippet
    .split(/<mark>(.*?)<\/mark>/g)
    .map((text, index) => ({ text, isMatch: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
