import { stringify } from 'yaml';
import { LLMS_FILE, markdownFileOf, pathOfRoute } from '../../../src/config/routes';
import type { BuiltFiles } from '../../lib/built-files';
import { writeBelow } from '../../lib/files-below';
import type { PageRecords } from '../../lib/page-records';
import { errorCopies } from './error-copies';
import { llmsFiles } from './llms';

/**
 * Writes a Markdown copy next to each page (`/apis.md` for `/apis`), for the menu "Copy page", for agents, and for the MCP server, and
 * the lists of pages for language models (`llms.txt`) and a copy of each error message (`/e/port-in-use.md`).
 */
export function writeMarkdownPages(
  outDir: string,
  routes: readonly string[],
  records: PageRecords,
  files: BuiltFiles,
  siteUrl: string,
): void {
  const index = siteUrl + pathOfRoute(`/${LLMS_FILE}`);
  const pages = routes.map((route) => {
    const { headTitle: title, description, markdown: text } = records.of(route);
    const markdown = files.addressesIn(text, (file) => siteUrl + pathOfRoute(`/${file}`));
    const header = stringify(
      { title, description, url: siteUrl + pathOfRoute(route), index },
      { lineWidth: 0 },
    );
    return { route, title, description, markdown: `---\n${header}---\n\n${markdown}` };
  });
  for (const { route, markdown } of pages) {
    writeBelow(outDir, markdownFileOf(route), markdown);
  }
  writeBelow(
    outDir,
    '404.md',
    `# Page not found\n\nThere's no page at this address. All pages are listed in ${index}. The Markdown copy of a page is at its address followed by \`.md\`.\n`,
  );
  for (const { name, content } of [...llmsFiles(pages, siteUrl), ...errorCopies(siteUrl)]) {
    writeBelow(outDir, name, content);
  }
}
