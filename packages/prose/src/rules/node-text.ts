import type { TxtNode, TxtParentNode, TxtTextNode } from '@textlint/ast-node-types';

type ProseNode = TxtNode | TxtParentNode | TxtTextNode;

/** The nodes inside of a node. Empty for text and code. */
export const childrenOf = (node: ProseNode): readonly TxtNode[] =>
  'children' in node ? node.children : [];

/**
 * The text of a node as a reader sees it. Code is replaced by the word `code`, so that it counts as one word and its punctuation isn't
 * that of a sentence.
 */
export function readableText(node: ProseNode): string {
  switch (node.type) {
    case 'Str':
      return 'value' in node ? node.value : '';
    case 'Code':
      return 'code';
    case 'Break':
      return ' ';
    default:
      return childrenOf(node).map(readableText).join('');
  }
}

export const wordsIn = (text: string): string[] =>
  text.split(/\s+/).filter((word) => /\w/.test(word));
