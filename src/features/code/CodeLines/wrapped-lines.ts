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
    const text = line.replace(/<[^>]*>/g, '');
    if (text.length <= LONG_LINE) {
      return `<span class="code-wrap">${line}</span>`;
    }
    const [indent = ''] = /^\s*/.exec(text) ?? [];
    const columns = indent.replaceAll('\t', '    ').length;
    return `<span class="code-wrap" style="--indent:${columns}ch">${line.replace(MEMBER, '<wbr>.')}</span>`;
  });
}
