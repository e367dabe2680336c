import path from 'node:path';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { sdkOf } from '../../../src/config/sdks';
import { BASE_URL } from '../../../src/config/site';
import { archiveAddress, codespaceAddress, languageOfExample } from '../../lib/example-projects';
import { code, inlineElement, link, paragraph, text } from '../../lib/markdown-nodes';
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
  ...inlineElement('a', [text('download it as a ZIP file')], {
    href: path.posix.join(BASE_URL, archiveAddress(project)),
  }),
  data: { _mdxExplicitJsx: true },
});

/** `<GetProject />` links the project of a guide as a ZIP file, and a container with its tools. */
export const getProject: PageElement = {
  attributes: {},
  content: (_, { page: { cwd: siteDir, data } }) => {
    const project = data?.frontMatter?.guide?.project;
    if (project === undefined) {
      throw new Error('the page has no "guide.project" in its front matter. Add it.');
    }
    const language = languageOfExample(siteDir, project);
    return [
      paragraph(
        text('You can also '),
        archiveLink(project),
        text(', or '),
        link(codespaceAddress(language), 'open the repository in a codespace'),
        text(` with the Nitric CLI, Docker, and ${sdkOf(language.id).label}, and go to `),
        code(project),
        text('.'),
      ),
    ];
  },
};
