import type { Node } from 'web-tree-sitter';

export const textOf = (node: Node | null | undefined, field: string): string =>
  node?.childForFieldName(field)?.text ?? '';

/** The children of a node without comments and punctuation. */
export const childrenOf = (node: Node | null | undefined): Node[] =>
  (node?.namedChildren ?? []).filter(
    (child) => child !== null && child.type !== 'comment',
  ) as Node[];
