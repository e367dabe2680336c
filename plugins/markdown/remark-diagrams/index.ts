import type { Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { pageError, type PageFile } from '../../lib/page-error';
import { drawDiagram, type Drawing } from './draw';
import { DIAGRAM_LANGUAGE } from './source';

/** The name under which `src/mdx` registers the component. */
const DIAGRAM = 'Diagram';

function elementOf(attributes: Drawing): RootContent {
  return {
    type: 'mdxJsxFlowElement',
    name: DIAGRAM,
    attributes: Object.entries(attributes).map(([name, value]) => ({
      type: 'mdxJsxAttribute',
      name,
      value: String(value),
    })),
    children: [],
  };
}

/**
 * Draws the diagrams of a page during the build, so browsers don't load a diagram library. Each Mermaid fence becomes a
 * `<Diagram svg="...">`.
 * @throws an error that names the page, the line, what is wrong with a diagram and what is accepted
 */
export function remarkDiagrams() {
  return (tree: Root, page: PageFile): void => {
    let count = 0;
    visit(tree, 'code', (fence, index, parent) => {
      if (fence.lang !== DIAGRAM_LANGUAGE || !parent || index === undefined) {
        return;
      }
      try {
        count += 1;
        const siblings: RootContent[] = parent.children;
        siblings[index] = elementOf(drawDiagram(fence.value, `diagram-${count}`));
      } catch (error) {
        throw pageError(page, fence, error);
      }
    });
  };
}
