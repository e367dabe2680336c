import type { Code, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { pageError, type PageFile } from '../page-error';
import type { Drawing } from './draw';
import { DIAGRAM_LANGUAGE } from './language';

/** The name under which `src/mdx` registers the component. */
const DIAGRAM = 'Diagram';

/** A fence, and the list of nodes that contains it. */
interface Place {
  fence: Code;
  siblings: RootContent[];
}

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

function diagramsIn(tree: Root): Place[] {
  const places: Place[] = [];
  visit(tree, 'code', (fence, _index, parent) => {
    if (fence.lang === DIAGRAM_LANGUAGE && parent) {
      places.push({ fence, siblings: parent.children });
    }
  });
  return places;
}

/**
 * Draws the diagrams of a page during the build, so browsers don't load a diagram library. Each Mermaid fence becomes a
 * `<Diagram svg="...">`.
 * @throws an error that names the page, the line, what is wrong with a diagram and what is accepted
 */
export function remarkDiagrams() {
  return async (tree: Root, page: PageFile): Promise<void> => {
    const replace = async ({ fence, siblings }: Place, index: number): Promise<void> => {
      try {
        // Loads the library only for pages with diagrams: the main thread of a build doesn't have any.
        const { drawDiagram } = await import('./draw');
        const drawing = drawDiagram(fence.value, `diagram-${index + 1}`);
        siblings.splice(siblings.indexOf(fence), 1, elementOf(drawing));
      } catch (error) {
        throw pageError(page, fence, error);
      }
    };
    await Promise.all(diagramsIn(tree).map(replace));
  };
}
