import type { SearchHint } from '@nitric-docs/search/records';
import type { Nodes, PhrasingContent, RootContent } from 'mdast';
import { paragraph, type Block } from '../../lib/markdown-nodes';

/** Reads nodes of a page as plain Markdown. */
export interface ContentReader {
  /** Blocks. Text between them becomes paragraphs. */
  blocks: (nodes: readonly Nodes[]) => Block[];
  line: (nodes: readonly Nodes[]) => PhrasingContent[];
  /** The absolute address of a link. */
  address: (url: string) => string;
}

const PHRASING: ReadonlySet<string> = new Set(
  'break delete emphasis image inlineCode link linkReference strong text'.split(' '),
);

export const isPhrasing = (node: Nodes): node is PhrasingContent => PHRASING.has(node.type);

/** A quote with a bold title. */
export const quote = (title: PhrasingContent[], content: readonly Block[]): Block => ({
  type: 'blockquote',
  children: [paragraph({ type: 'strong', children: title }), ...content],
});

/** Tells search what a node is. */
export const withHint = <Node extends RootContent>(
  node: Node,
  search: SearchHint['search'],
): Node => ({
  ...node,
  data: { ...node.data, search },
});
