import type { SearchHint } from '@nitric-docs/search/records';
import type {
  BlockContent,
  DefinitionContent,
  Heading,
  List,
  Nodes,
  Paragraph,
  PhrasingContent,
  RootContent,
} from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';

export type Block = BlockContent | DefinitionContent;
export type JsxNode = MdxJsxFlowElement | MdxJsxTextElement;

/** Reads nodes of a page as plain Markdown. */
export interface ContentReader {
  /** Whether properties say if they are required. */
  readonly hasMarkers: boolean;
  /** Blocks. Text between them becomes paragraphs. */
  blocks: (nodes: readonly Nodes[]) => Block[];
  /** One line of text. */
  line: (nodes: readonly Nodes[]) => PhrasingContent[];
  /** The absolute address of a link. */
  address: (url: string) => string;
  /** A reader for a list of values, none of which is required. */
  forValues: () => ContentReader;
}

const PHRASING: ReadonlySet<string> = new Set(
  'break delete emphasis image inlineCode link linkReference strong text'.split(' '),
);

export const isPhrasing = (node: Nodes): node is PhrasingContent => PHRASING.has(node.type);

export const text = (value: string): PhrasingContent => ({ type: 'text', value });

export const code = (value: string): PhrasingContent => ({ type: 'inlineCode', value });

export const link = (url: string, label: string): PhrasingContent => ({
  type: 'link',
  url,
  children: [text(label)],
});

export const paragraph = (...children: PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children,
});

export const heading = (
  depth: Heading['depth'],
  children: PhrasingContent[],
  id?: string,
): Heading => ({
  type: 'heading',
  depth,
  ...(id !== undefined && { data: { hProperties: { id } } }),
  children,
});

export const list = (items: readonly Block[][]): List => ({
  type: 'list',
  spread: false,
  children: items.map((children) => ({ type: 'listItem', spread: children.length > 1, children })),
});

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

export const plainText = (node: Nodes): string =>
  'children' in node ? node.children.map(plainText).join('') : 'value' in node ? node.value : '';

/** The value of an attribute. It is `true` for an attribute without a value, and the code of one in braces. */
export function attributeOf({ attributes }: JsxNode, name: string): string | undefined {
  const found = attributes.find((item) => item.type === 'mdxJsxAttribute' && item.name === name);
  if (!found) {
    return undefined;
  }
  return typeof found.value === 'string' ? found.value : (found.value?.value ?? 'true');
}
