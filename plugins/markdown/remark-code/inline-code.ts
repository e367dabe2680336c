import type { InlineCode } from 'mdast';

/** Shorter code stays in one line (the style sheet). */
const LONGEST_UNBROKEN = 23;

/** Where longer code can break: after these characters. */
const BREAK = /(?<=[./_:-])(?=[^./_:-])/;

/** Lets long code in a line of text break between its parts, as in `storage.buckets.` and `setIamPolicy`. */
export function breakLongCode(code: InlineCode): void {
  if (code.value.length > LONGEST_UNBROKEN) {
    const parts = code.value.split(BREAK);
    code.data = {
      ...code.data,
      hProperties: { className: ['long'] },
      hChildren: parts.flatMap((value, index) => [
        ...(index > 0
          ? [{ type: 'element' as const, tagName: 'wbr', properties: {}, children: [] }]
          : []),
        { type: 'text' as const, value },
      ]),
    };
  }
}
