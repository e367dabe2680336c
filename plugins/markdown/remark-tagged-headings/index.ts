import { createSlugger } from '@docusaurus/utils';
import type { Heading, Root } from 'mdast';
import { nodesIn } from '../../lib/nodes-in';

const textOf = (heading: Heading): string =>
  nodesIn(heading)
    .map((node) => (node.type === 'text' || node.type === 'inlineCode' ? node.value : ''))
    .join('')
    .trim();

/**
 * Sets the anchor of headings that start with a component, such as a method tag. Docusaurus would include the space after the tag:
 * `#-return-a-loan`. Docusaurus still keeps explicit IDs and makes IDs unique on the page.
 */
export function remarkTaggedHeadings() {
  return (tree: Root): void => {
    for (const heading of nodesIn(tree).filter((node) => node.type === 'heading')) {
      const text = textOf(heading);
      if (heading.children[0]?.type === 'mdxJsxTextElement' && text !== '') {
        const id = createSlugger().slug(text);
        heading.data = { ...heading.data, hProperties: { ...heading.data?.hProperties, id } };
      }
    }
  };
}
