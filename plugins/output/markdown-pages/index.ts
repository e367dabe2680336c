import fs from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { htmlFileOf, markdownFileOf, pathOfRoute } from '../../../src/config/routes';
import { readBuiltPage } from '@nitric-docs/docs-server';
import { toMarkdown } from '@nitric-docs/markdown-copies';
import { llmsFiles, type MarkdownPage } from './llms';

const writeFile = (outDir: string, name: string, content: string): void => {
  const file = path.join(outDir, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, content);
};

/**
 * Reads a built page as Markdown. The front matter contains its title, its description, and its address.
 * @param siteUrl origin of the published site
 * @throws an error that names the file if the page has no title or no article
 */
export function readMarkdownPage(outDir: string, route: string, siteUrl: string): MarkdownPage {
  const file = path.join(outDir, htmlFileOf(route));
  const html = fs.readFileSync(file, 'utf8');
  const url = siteUrl + pathOfRoute(route);
  const { texts } = readBuiltPage(html);
  const content = toMarkdown(html, url);
  if (!texts || content === undefined) {
    throw new Error(
      `${file}: no title or no text found. The page must have a twitter:title and an <article>.`,
    );
  }
  const header = stringify({ ...texts, url }, { lineWidth: 0 });
  return { route, ...texts, markdown: `---\n${header}---\n\n${content}` };
}

/**
 * Writes a Markdown copy next to each page (`/apis.md` for `/apis`), for the menu "Copy page", for agents, and for the MCP server, and
 * the lists of pages for language models (`llms.txt`).
 * @param routes addresses of the pages
 */
export function writeMarkdownPages(
  outDir: string,
  routes: readonly string[],
  siteUrl: string,
): void {
  const pages: MarkdownPage[] = [];
  for (const route of routes) {
    const page = readMarkdownPage(outDir, route, siteUrl);
    writeFile(outDir, markdownFileOf(route), page.markdown);
    pages.push(page);
  }
  for (const { name, content } of llmsFiles(pages, siteUrl)) {
    writeFile(outDir, name, content);
  }
}
