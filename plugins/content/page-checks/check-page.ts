import path from 'node:path';
import { messageOf } from '../../../src/config/error-message';
import { withReleases } from '../../../src/config/node/release-placeholders';
import { problemsOfFences } from './fences';
import { problemsOfFrontMatter } from './front-matter';
import { problemsOfLinks, type Site } from './links';
import type { Problem } from './problem';
import { readSyntax } from './syntax';
import { problemsOfBraces, problemsOfComponents, problemsOfHeadings } from './text';

/** The text of a page with releases instead of placeholders, as Docusaurus reads it, and the unknown placeholders. */
function readText(file: string, source: string): { text: string; unknown: string[] } {
  try {
    return { text: withReleases(file, source), unknown: [] };
  } catch (error) {
    return { text: source, unknown: [messageOf(error)] };
  }
}

/** The problems of the text below the front matter. If it can't be parsed, the first error is the only problem. */
function problemsOfText(site: Site, file: string, text: string): Problem[] {
  const syntax = readSyntax(path.join(site.dir, file), text);
  if ('problem' in syntax) {
    return [syntax.problem];
  }
  const { tree } = syntax;
  return [
    ...problemsOfBraces(tree),
    ...problemsOfComponents(tree),
    ...problemsOfHeadings(tree),
    ...problemsOfFences(tree, text),
    ...problemsOfLinks(site, file, tree),
  ];
}

/**
 * Checks the source of a page, so that its writer reads what is wrong where in the words of this site and within seconds. Docusaurus
 * would report most of it after a minute, without the place. It finds links to missing anchors, because only the built pages have all
 * anchors.
 */
export function checkPage(site: Site, file: string, source: string): string[] {
  const { text, unknown } = readText(file, source);
  return [
    ...[...problemsOfFrontMatter(site.dir, file, source), ...problemsOfText(site, file, text)]
      .sort((a, b) => a.line - b.line)
      .map((problem) => `${file}:${problem.line}:${problem.column}: ${problem.text}`),
    ...unknown,
  ];
}
