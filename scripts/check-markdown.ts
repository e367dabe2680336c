// npx tsx scripts/check-markdown.ts: compares every built page with its Markdown copy: headings, links, samples, and text. Run `npm run build`
// first. Exits with 1 if a copy is missing or differs.
//   npx tsx scripts/check-markdown.ts --build dir   checks the site in another folder
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readBuiltSite } from '@nitric-docs/docs-server';
import { contentOfMarkdown, contentOfPage, differencesOf } from '@nitric-docs/markdown-copies';
import { htmlFileOf, markdownFileOf, pathOfRoute } from '../src/config/routes';
import { runCommandLine } from '@nitric-docs/docs-server/command';

/** Any origin, because links within the site are relative to it in pages and in copies. */
const CANONICAL = /<link[^>]*rel="?canonical"?[^>]*href="?([^\s">]+)/;

export function problemsOfPage(buildDir: string, route: string): string[] {
  const copy = markdownFileOf(route);
  const read = (name: string): string => fs.readFileSync(path.join(buildDir, name), 'utf8');
  if (!fs.existsSync(path.join(buildDir, copy))) {
    return [`${copy} is missing. The build writes it (plugins/output/markdown-pages).`];
  }
  const html = read(htmlFileOf(route));
  const url = CANONICAL.exec(html)?.[1] ?? `https://example.com${pathOfRoute(route)}`;
  return differencesOf(contentOfPage(html, url), contentOfMarkdown(read(copy))).map(
    (difference) => `${copy}, ${difference}.`,
  );
}

function main(): number {
  const { values } = parseArgs({ options: { build: { type: 'string', default: 'build' } } });
  const buildDir = path.resolve(values.build);
  const routes = Object.keys(readBuiltSite(buildDir).manifest.pages);
  const problems = routes.flatMap((route) => problemsOfPage(buildDir, route));
  problems.forEach((problem) => console.log(problem));
  console.log(
    problems.length > 0
      ? `\n${problems.length} problems in ${routes.length} pages. Change how packages/markdown-copies converts the element.`
      : `${routes.length} pages are the same as their Markdown copies.`,
  );
  return problems.length;
}

void runCommandLine('markdown', 'Accepted options: --build <folder>.', main);
