import type { Node } from 'web-tree-sitter';

/** A syntax error in a sample. Line and column are one-based. */
interface SyntaxProblem {
  line: number;
  column: number;
  message: string;
}

/** Maximum length of quoted code in a message, in characters. */
const QUOTED_LENGTH = 40;

function messageFor(node: Node): string {
  if (node.isMissing) {
    return `${JSON.stringify(node.type)} is missing.`;
  }
  const text = node.text.trim().split('\n')[0] ?? '';
  const quoted = text.length > QUOTED_LENGTH ? `${text.slice(0, QUOTED_LENGTH)}...` : text;
  return quoted ? `unexpected ${JSON.stringify(quoted)}.` : 'the sample is incomplete.';
}

/** Returns only the deepest error nodes, because errors of their parents are consequences. */
function errorNodes(node: Node): Node[] {
  if (!node.hasError && !node.isMissing) {
    return [];
  }
  const deeper = node.children.flatMap((child) => (child ? errorNodes(child) : []));
  return deeper.length > 0 || !(node.isError || node.isMissing) ? deeper : [node];
}

export function syntaxErrors(root: Node): SyntaxProblem[] {
  return errorNodes(root).map((node) => ({
    line: node.startPosition.row + 1,
    column: node.startPosition.column + 1,
    message: messageFor(node),
  }));
}
