import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { GENERATED_FILES_DIR_NAME } from '@docusaurus/utils';
import type { Code, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { jsxElement } from '../../lib/jsx-attributes';
import { at, type PageFile } from '../../lib/page-error';
import { pictureElement } from '../../lib/picture-element';
import { drawDiagram } from './draw';
import { drawImages } from './images';
import { DIAGRAM_LANGUAGE, isLazy } from './source';

/** The name under which `src/mdx` registers the component. */
const DIAGRAM = 'Diagram';

/** Writes an image for the bundler. Its name is a hash, so the two compilations of a build never write different contents. */
function writeImage(siteDir: string, svg: string): string {
  const folder = path.join(siteDir, GENERATED_FILES_DIR_NAME, 'diagrams');
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  const file = path.join(folder, `${hash}.svg`);
  if (!fs.existsSync(file)) {
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(file, svg);
  }
  return file;
}

/** The description is the text alternative of the image, and the title is the caption. */
function lazyElement(fence: Code, page: PageFile): RootContent {
  const { title, description, wide, narrow } = drawImages(fence.value);
  const write = (svg: string | undefined): string | undefined =>
    svg === undefined ? undefined : writeImage(page.cwd, svg);
  return pictureElement(
    {
      alt: description,
      caption: title,
      width: String(wide.width),
      height: String(wide.height),
      ...(narrow && { narrowWidth: String(narrow.width), narrowHeight: String(narrow.height) }),
    },
    {
      light: write(wide.light),
      dark: write(wide.dark),
      narrowLight: write(narrow?.light),
      narrowDark: write(narrow?.dark),
    },
    page,
  );
}

/**
 * Draws the diagrams of a page during the build, so browsers don't load a diagram library. Each Mermaid fence becomes a
 * `<Diagram svg="...">`, or with the option `lazy`, a `<Picture>` whose images load when they are near the window.
 */
export function remarkDiagrams() {
  return (tree: Root, page: PageFile): void => {
    let count = 0;
    visit(tree, 'code', (fence, index, parent) => {
      if (fence.lang !== DIAGRAM_LANGUAGE || !parent || index === undefined) {
        return;
      }
      count += 1;
      const siblings: RootContent[] = parent.children;
      siblings[index] = at(page, fence, () =>
        isLazy(fence.meta)
          ? lazyElement(fence, page)
          : jsxElement(DIAGRAM, { ...drawDiagram(fence.value, `diagram-${count}`) }),
      );
    });
  };
}
