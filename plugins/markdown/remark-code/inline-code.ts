import type { InlineCode, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { plainText } from '../../lib/markdown-nodes';

/** Shorter code stays in one line (the style sheet). */
const LONGEST_UNBROKEN = 23;

/** Where longer code can break: after these characters, and between the words of a name. */
const BREAK = /(?<=[./_:-])(?=[^./_:-])|(?<=[a-z])(?=[A-Z])/;

/** The class of code that can break. */
const LONG = 'long';

function breakParts(code: InlineCode): void {
  const parts = code.value.split(BREAK);
  code.data = {
    ...code.data,
    hProperties: { className: [LONG] },
    hChildren: parts.flatMap((value, index) => [
      ...(index > 0
        ? [{ type: 'element' as const, tagName: 'wbr', properties: {}, children: [] }]
        : []),
      { type: 'text' as const, value },
    ]),
  };
}

/** Lets long code in the text of a page break between its parts, as in `storage.buckets.` and `setIamPolicy`. */
export function breakLongCode(tree: Root): void {
  visit(tree, ['inlineCode', 'mdxJsxTextElement'], (node) => {
    if (plainText(node).length <= LONGEST_UNBROKEN) {
      return;
    }
    if (node.type === 'inlineCode') {
      breakParts(node);
    } else if (node.type === 'mdxJsxTextElement' && node.name === 'code') {
      // page-elements/cells.ts and error-list.ts have divided it.
      node.attributes.push({ type: 'mdxJsxAttribute', name: 'className', value: LONG });
    }
  });
}
