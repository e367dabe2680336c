import path from 'node:path';
import type { Code, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { drawDiagram } from './draw';
import { DIAGRAM_LANGUAGE, readDiagram } from './source';

/** The name under which `src/mdx` registers the component. */
const DIAGRAM = 'Diagram';

/** The part of a VFile that messages need. */
interface PageFile {
  cwd: string;
  path: string;
}

function diagramFor(fence: Code, id: string): RootContent {
  const source = readDiagram(fence.value);
  const attributes = { title: source.title, svg: drawDiagram(source, id) };
  return {
    type: 'mdxJsxFlowElement',
    name: DIAGRAM,
    attributes: Object.entries(attributes).map(([name, value]) => ({
      type: 'mdxJsxAttribute',
      name,
      value,
    })),
    children: [],
  };
}

/**
 * Draws the diagrams of a page while the site is built, so that readers load no diagram library: a fence of Mermaid text
 * becomes one `<Diagram svg="...">`.
 * @throws an error that names the page, the line, what is wrong with a diagram and what is accepted
 */
export function remarkDiagrams() {
  return (tree: Root, page: PageFile): void => {
    let count = 0;
    visit(tree, 'code', (fence, index, parent) => {
      if (fence.lang !== DIAGRAM_LANGUAGE || !parent || index === undefined) {
        return;
      }
      count += 1;
      try {
        parent.children.splice(index, 1, diagramFor(fence, `diagram-${count}`));
      } catch (error) {
        const place = `${path.relative(page.cwd, page.path)}:${fence.position?.start.line ?? '?'}`;
        const problem = error instanceof Error ? error.message : String(error);
        throw new Error(`${place}: ${problem}`, { cause: error });
      }
    });
  };
}
