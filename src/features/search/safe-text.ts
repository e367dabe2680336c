const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);
}

/** Splits a snippet into parts without and with a match, in turn. The parts without a match can be empty. */
export const splitMarks = (snippet: string): string[] => snippet.split(/<mark>(.*?)<\/mark>/g);

/** Splits a snippet into parts for React. */
export function snippetParts(snippet: string): { text: string; isMatch: boolean }[] {
  return splitMarks(snippet)
    .map((text, index) => ({ text, isMatch: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
