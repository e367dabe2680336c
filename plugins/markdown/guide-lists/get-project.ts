import fs from 'node:fs';
import path from 'node:path';
import { archiveAddress, codespaceAddress, languageOfExample } from '../../lib/example-projects';
import { readFrontMatter } from '../../lib/front-matter-schema';
import { code, link, paragraph, text } from '../../lib/markdown-nodes';
import type { PageElement } from '../page-elements/element';

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
        link(archiveAddress(guide.project), 'download it as a ZIP file'),
        text(', or '),
        link(codespaceAddress(language), 'open the repository in a codespace'),
        text(` with the Nitric CLI, Docker, and ${language.label}, and go to `),
        code(guide.project),
        text('.'),
      ),
    ];
  },
};
