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

/** The unknown placeholders of a page. */
function problemsOfPlaceholders(file: string, source: string): string[] {
  try {
    withReleases(file, source);
    return [];
  } catch (error) {
    return [messageOf(error)];
  }
}

/** The problems of the text below the front matter, and its links. If it can't be parsed, the first error is the only problem. */
function checkText(site: Site, file: string, source: string) {
  const syntax = readSyntax(source);
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
      ...problemsOfFences(tree, source),
      ...problems,
    ],
    anchors,
  };
}

/**
 * Checks the source of a page, so that its writer reads what is wrong where in the words of this site and within seconds. Docusaurus
 * would report most of it after a minute, without the place.
 * @param file path of the page, relative to the root of the repository
 */
export function checkPage(site: Site, file: string, source: string): CheckedPage {
  const { problems, anchors } = checkText(site, file, source);
  const placed = [...problemsOfFrontMatter(site.dir, file, source), ...problems];
  return {
    problems: [
      ...placed.sort((a, b) => a.line - b.line).map((problem) => printed(file, problem)),
      ...problemsOfPlaceholders(file, source),
    ],
    anchors,
  };
}
