import path from 'node:path';
import type { Code, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { DiagramFence, DrawnFence } from './draw-fence';
import { DIAGRAM_LANGUAGE } from './language';

/** The name under which `src/mdx` registers the component. */
const DIAGRAM = 'Diagram';

/** The part of a VFile that messages need. */
interface PageFile {
  cwd: string;
  path: string;
}

/** A fence and where it stands. */
interface Place {
  fence: Code;
  siblings: RootContent[];
}

/** The library is loaded when there is something to draw: the main thread of a build has nothing. */
const draw = async (fence: DiagramFence): Promise<DrawnFence> =>
  (await import('./draw-fence')).drawFence(fence);

function elementOf(attributes: DrawnFence): RootContent {
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
 * Draws the diagrams of a page while the site is built, so that readers load no diagram library: a fence of Mermaid text
 * becomes one `<Diagram svg="...">`.
 * @throws an error that names the page, the line, what is wrong with a diagram and what is accepted
 */
export function remarkDiagrams() {
  return async (tree: Root, page: PageFile): Promise<void> => {
    const replace = async ({ fence, siblings }: Place, index: number): Promise<void> => {
      try {
        const drawn = await draw({ text: fence.value, id: `diagram-${index + 1}` });
        siblings.splice(siblings.indexOf(fence), 1, elementOf(drawn));
      } catch (error) {
        const place = `${path.relative(page.cwd, page.path)}:${fence.position?.start.line ?? '?'}`;
        const problem = error instanceof Error ? error.message : String(error);
        throw new Error(`${place}: ${problem}`, { cause: error });
      }
    };
    await Promise.all(diagramsIn(tree).map(replace));
  };
}
