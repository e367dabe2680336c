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

/** The parts of a snippet by turns: what wasn't matched, which may be empty, and what was. */
export const splitMarks = (snippet: string): string[] => snippet.split(/<mark>(.*?)<\/mark>/g);

/** The parts of a snippet with whether each was matched, for React. */
export function snippetParts(snippet: string): { text: string; isMatch: boolean }[] {
  return splitMarks(snippet)
    .map((text, index) => ({ text, isMatch: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
