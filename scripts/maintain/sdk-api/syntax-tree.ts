import type { Node } from 'web-tree-sitter';

type OptionalNode = Node | null | undefined;

/** Returns all children, including keywords and punctuation. */
export const tokensOf = (node: OptionalNode): Node[] =>
  (node?.children ?? []).filter((child) => child !== null);

/** Returns the named children of these types, or all named children. */
export const childrenOf = (node: OptionalNode, ...types: readonly string[]): Node[] =>
  tokensOf(node).filter(
    (child) => child.isNamed && (types.length === 0 || types.includes(child.type)),
  );

/** Returns the first named child of these types. */
export const childOf = (node: OptionalNode, ...types: readonly string[]): Node | undefined =>
  childrenOf(node, ...types)[0];

/** Returns the text of the first named child of these types. */
export const textOf = (node: OptionalNode, ...types: readonly string[]): string =>
  childOf(node, ...types)?.text ?? '';

/** Returns the node and all nodes below it that have one of these types. */
export function descendantsOf(node: OptionalNode, ...types: readonly string[]): Node[] {
  if (!node) {
    return [];
  }
  const below = childrenOf(node).flatMap((child) => descendantsOf(child, ...types));
  return types.includes(node.type) ? [node, ...below] : below;
}

/** One-based line on which a node starts. */
export const lineOf = (node: Node): number => node.startPosition.row + 1;

/** Formats code that can span several lines as one line: `Map<String, List<T>>`. */
export const oneLine = (code: string): string =>
  code
    .replace(/\s+/g, ' ')
    .replace(/\s*([<>(),[\]{}?])\s*/g, '$1')
    .replaceAll(',', ', ')
    .trim();

/** For lists of the data that are present only if they have elements. Leaves out duplicates. */
export const listOrNothing = (words: readonly string[]): string[] | undefined =>
  words.length > 0 ? [...new Set(words)] : undefined;

/** For properties of the data that are present only if they apply. */
export const flag = (applies: boolean): true | undefined => applies || undefined;
