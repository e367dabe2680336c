import { createSlugger } from '@docusaurus/utils';
import type { Heading, Root } from 'mdast';
import { visit } from 'unist-util-visit';

function textOf(heading: Heading): string {
  let text = '';
  visit(heading, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode') {
      text += node.value;
    }
  });
  return text.trim();
}

/**
 * Gives a heading that begins with a component, such as a method tag, the anchor of its text: Docusaurus would count the
 * space after the tag and write `#-return-a-loan`. It keeps an id that is set, and still makes ids unique in a page.
 */
export function remarkTaggedHeadings() {
  return (tree: Root): void => {
    visit(tree, 'heading', (heading) => {
      const text = textOf(heading);
      if (heading.children[0]?.type === 'mdxJsxTextElement' && text !== '') {
        const id = createSlugger().slug(text);
        heading.data = { ...heading.data, hProperties: { ...heading.data?.hProperties, id } };
      }
    });
  };
}
