import type {
  BlockContent,
  DefinitionContent,
  Heading,
  List,
  Nodes,
  Paragraph,
  PhrasingContent,
} from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';

export type Block = BlockContent | DefinitionContent;

export const text = (value: string): PhrasingContent => ({ type: 'text', value });

export const code = (value: string): PhrasingContent => ({ type: 'inlineCode', value });

export const link = (url: string, label: string): PhrasingContent => ({
  type: 'link',
  url,
  children: [text(label)],
});

/** @param attributes with `null` for an attribute without a value */
export const inlineElement = (
  name: string,
  children: readonly PhrasingContent[] = [],
  attributes: Readonly<Record<string, string | null>> = {},
): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name,
  attributes: Object.entries(attributes).map(([key, value]) => ({
    type: 'mdxJsxAttribute',
    name: key,
    value,
  })),
  children: [...children],
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

export const plainText = (node: Nodes): string =>
  'children' in node ? node.children.map(plainText).join('') : 'value' in node ? node.value : '';
