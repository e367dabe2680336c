/** In characters. A shorter line fits into the narrowest column. */
const LONG_LINE = 50;

const TOKEN = /<span class="(tok-\w)">([^<]*)<\/span>/g;

/** The dot of a member, before which code of all languages breaks. */
const MEMBER = /\.(?=[A-Za-z<])/g;

/** Puts each line of highlighted code into an element, so that the rest of a long line can hang. The text stays the same. */
export function wrappedLines(html: string): string {
  // Marked and numbered lines already are elements.
  if (/^<span class="code-/m.test(html)) {
    return html;
  }
  const perLine = html.replace(TOKEN, (_, kind: string, text: string) =>
    text.replace(/[^\n]+/g, (line) => `<span class="${kind}">${line}</span>`),
  );
  return perLine.replace(/.*\n|.+/g, (line) => {
    const isLong = line.replace(/<[^>]*>/g, '').length > LONG_LINE;
    return `<span class="code-wrap">${isLong ? line.replace(MEMBER, '<wbr>.') : line}</span>`;
  });
}
