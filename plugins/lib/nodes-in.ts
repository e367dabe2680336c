import type { Nodes } from 'mdast';

/** A node and everything in it, in the order of the page. For reading, it is faster than `unist-util-visit`. */
export function nodesIn(node: Nodes, into: Nodes[] = []): Nodes[] {
  into.push(node);
  if ('children' in node) {
    for (const child of node.children) {
      nodesIn(child, into);
    }
  }
  return into;
}
