import type { Node } from 'web-tree-sitter';

const isNode = (node: Node | null): node is Node => node !== null;

export const childrenOf = (node: Node): Node[] => node.children.filter(isNode);

export const childOf = (node: Node, ...types: readonly string[]): Node | undefined =>
  childrenOf(node).find(({ type }) => types.includes(type));

export const fieldOf = (node: Node, field: string): Node[] =>
  node.childrenForFieldName(field).filter(isNode);

export const descendantsOf = (node: Node, ...types: string[]): Node[] =>
  node.descendantsOfType(types).filter(isNode);

/** An expression. The grammar has no node for `a.b(c)`: `a`, `.b`, and `(c)` are siblings. */
export interface Chain {
  first: Node;
  selectors: Node[];
}

const SELECTOR = /selector$|^(?:cascade_section|argument_part|type_cast|type_test)$/;

/** Nodes without expressions, or whose parent reads them. */
const OTHER = new RegExp(
  'comment$|operator|_builtin$|_type$|_signature$|^type_(?:identifier|arguments|parameters)$|' +
    '^(?:label|escape_sequence|annotation|import_or_export|initializers|redirection)$',
);

/** Returns the expressions and statements among siblings. */
export function chainsOf(nodes: readonly Node[]): Chain[] {
  const chains: Chain[] = [];
  for (const node of nodes) {
    const last = chains.at(-1);
    if (SELECTOR.test(node.type) && last) {
      last.selectors.push(node);
    } else if (node.isNamed && !OTHER.test(node.type)) {
      chains.push({ first: node, selectors: [] });
    }
  }
  return chains;
}

const MODIFIERS = /\b(?:final|const|var|late|static|required|covariant|external|get)\b/g;

/** The type in front of a declared name. Empty if there is none. */
export const writtenType = (declaration: Node, name: Node): string =>
  declaration.text
    .slice(0, name.startIndex - declaration.startIndex)
    .replace(MODIFIERS, '')
    .trim();
