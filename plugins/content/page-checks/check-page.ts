import path from 'node:path';
import { messageOf } from '../../../src/config/error-message';
import { withReleases } from '../../../src/config/node/release-placeholders';
import { problemsOfFences } from './fences';
import { problemsOfFrontMatter } from './front-matter';
import { readLinks, type AnchorLink, type Site } from './links';
import { printed } from './problem';
import { readSyntax } from './syntax';
import { problemsOfBraces, problemsOfComponents, problemsOfHeadings } from './text';

export interface CheckedPage {
  /** Empty if the page has no problems. */
  problems: string[];
  /** The links whose anchors can only be checked on the built pages. */
  anchors: AnchorLink[];
}

/** The text of a page with releases instead of placeholders, as Docusaurus reads it, and the unknown placeholders. */
function readText(file: string, source: string): { text: string; unknown: string[] } {
  try {
    return { text: withReleases(file, source), unknown: [] };
  } catch (error) {
    return { text: source, unknown: [messageOf(error)] };
  }
}

/** The problems of the text below the front matter, and its links. If it can't be parsed, the first error is the only problem. */
function checkText(site: Site, file: string, text: string) {
  const syntax = readSyntax(path.join(site.dir, file), text);
  if ('problem' in syntax) {
    return { problems: [syntax.problem], anchors: [] };
  }
  const { tree } = syntax;
  const { problems, anchors } = readLinks(site, file, tree);
  return {
    problems: [
      ...problemsOfBraces(tree),
      ...problemsOfComponents(tree),
      ...problemsOfHeadings(tree),
      ...problemsOfFences(tree, text),
      ...problems,
    ],
    anchors,
  };
}

/**
 * Checks the source of a page, so that its writer reads what is wrong where in the words of this site and within seconds. Docusaurus
 * would report most of it after a minute, without the place.
 */
export function checkPage(site: Site, file: string, source: string): CheckedPage {
  const { text, unknown } = readText(file, source);
  const { problems, anchors } = checkText(site, file, text);
  const placed = [...problemsOfFrontMatter(site.dir, file, source), ...problems];
  return {
    problems: [
      ...placed.sort((a, b) => a.line - b.line).map((problem) => printed(file, problem)),
      ...unknown,
    ],
    anchors,
  };
}
