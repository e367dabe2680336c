import type { Node } from 'web-tree-sitter';

/** A place in a sample where the grammar stops, both counted from 1. */
export interface SyntaxProblem {
  line: number;
  column: number;
  message: string;
}

/** Longest piece of a sample that a message quotes, in characters. */
const QUOTED_LENGTH = 40;

function messageFor(node: Node): string {
  if (node.isMissing) {
    return `${JSON.stringify(node.type)} is missing.`;
  }
  const text = node.text.trim().split('\n')[0] ?? '';
  const quoted = text.length > QUOTED_LENGTH ? `${text.slice(0, QUOTED_LENGTH)}...` : text;
  return quoted ? `unexpected ${JSON.stringify(quoted)}.` : 'the sample is not complete.';
}

/** The deepest errors alone: what surrounds them is wrong because of them. */
function errorNodes(node: Node): Node[] {
  if (!node.hasError && !node.isMissing) {
    return [];
  }
  const deeper = node.children.flatMap((child) => (child ? errorNodes(child) : []));
  return deeper.length > 0 || !(node.isError || node.isMissing) ? deeper : [node];
}

/** What a tree-sitter grammar could not read. */
export function syntaxErrors(root: Node): SyntaxProblem[] {
  return errorNodes(root).map((node) => ({
    line: node.startPosition.row + 1,
    column: node.startPosition.column + 1,
    message: messageFor(node),
  }));
}
