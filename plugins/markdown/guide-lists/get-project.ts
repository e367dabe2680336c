import fs from 'node:fs';
import path from 'node:path';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { sdkOf } from '../../../src/config/sdks';
import { BASE_URL } from '../../../src/config/site';
import { archiveAddress, codespaceAddress, languageOfExample } from '../../lib/example-projects';
import { readFrontMatter } from '../../lib/front-matter-schema';
import { code, link, paragraph, text } from '../../lib/markdown-nodes';
import type { PageElement } from '../page-elements/element';

declare module 'mdast-util-mdx-jsx' {
  interface MdxJsxTextElementData {
    _mdxExplicitJsx?: boolean;
  }
}

/**
 * An element as authors write it, which MDX doesn't replace by the link of Docusaurus. That one would report a broken link, because the
 * archive isn't a page.
 */
const archiveLink = (project: string): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name: 'a',
  data: { _mdxExplicitJsx: true },
  attributes: [
    {
      type: 'mdxJsxAttribute',
      name: 'href',
      value: path.posix.join(BASE_URL, archiveAddress(project)),
    },
  ],
  children: [text('download it as a ZIP file')],
});

/** `<GetProject />` links the project of a guide as a ZIP file, and a container with its tools. */
export const getProject: PageElement = {
  attributes: {},
  content: async (_, { page, file }) => {
    const source = fs.readFileSync(path.join(page.cwd, file), 'utf8');
    const { guide } = await readFrontMatter(file, source);
    if (guide?.project === undefined) {
      throw new Error('the page has no "guide.project" in its front matter. Add it.');
    }
    const language = languageOfExample(page.cwd, guide.project);
    return [
      paragraph(
        text('You can also '),
        archiveLink(guide.project),
        text(', or '),
        link(codespaceAddress(language), 'open the repository in a codespace'),
        text(` with the Nitric CLI, Docker, and ${sdkOf(language.id).label}, and go to `),
        code(guide.project),
        text('.'),
      ),
    ];
  },
};
