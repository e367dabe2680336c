import fs from 'node:fs';
import path from 'node:path';
import type { MarkdownConfig, Plugin } from '@docusaurus/types';
import { contentPageOf } from '../../../src/config/content-routes';
import { htmlFileOf } from '../../../src/config/routes';
import { cachedContentPages, contentPagesIn } from '../../lib/content-inventory';
import { stopIfAny } from '../../lib/stop';
import { checkPage } from './check-page';
import { problemsOfNames } from './file-names';
import type { AnchorLink, Site } from './links';

/** At most this number of anchors is listed for a link to another one. */
const MAX_LISTED = 20;
const ID = /<[a-z][^>]*?\sid=(?:"([^"]+)"|([^\s>]+))/g;

const isProduction = (): boolean => process.env.NODE_ENV === 'production';

function siteOf(dir: string): Site {
  const pages = cachedContentPages(dir);
  return { dir, isPage: (route) => pages.has(route) };
}

/** Finds the problems of all pages, and the links to their anchors. */
export function checkPages(siteDir: string): { problems: string[]; anchors: AnchorLink[] } {
  const files = contentPagesIn(siteDir).map(({ file }) => file);
  const site = siteOf(siteDir);
  const pages = files.map((file) =>
    checkPage(site, file, fs.readFileSync(path.join(siteDir, file), 'utf8')),
  );
  return {
    problems: [...problemsOfNames(files), ...pages.flatMap(({ problems }) => problems)],
    anchors: pages.flatMap(({ anchors }) => anchors),
  };
}

/** The IDs in the article of a built page. */
function idsIn(file: string): Set<string> {
  const html = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  const article = html.slice(Math.max(0, html.indexOf('<article')));
  return new Set([...article.matchAll(ID)].map(([, quoted, bare]) => quoted ?? bare ?? ''));
}

/** Finds links to anchors that the built pages don't contain. */
export function problemsOfAnchors(outDir: string, links: readonly AnchorLink[]): string[] {
  const cache = new Map<string, Set<string>>();
  const idsOf = (route: string): Set<string> => {
    const ids = cache.get(route) ?? idsIn(path.join(outDir, htmlFileOf(route)));
    cache.set(route, ids);
    return ids;
  };
  return links
    .filter(({ route, anchor }) => !idsOf(route).has(anchor))
    .map(({ file, line, column, url, route }) => {
      // React's own ids start with an underscore.
      const named = [...idsOf(route)].filter((id) => !id.startsWith('_'));
      const ids = named.slice(0, MAX_LISTED).map((id) => `#${id}`);
      return `${file}:${line}:${column}: the link "${url}" leads to no part of the page. Accepted: ${ids.join(', ')}. Correct the anchor, or link to the page.`;
    });
}

/**
 * Docusaurus' `markdown.preprocessor`. The development server checks each page when it compiles it, so that its overlay shows what is
 * wrong. A build checks all pages before it compiles them.
 */
export const createPageCheck =
  (siteDir: string): NonNullable<MarkdownConfig['preprocessor']> =>
  ({ filePath, fileContent }) => {
    const file = path.relative(siteDir, filePath).split(path.sep).join('/');
    if (!isProduction() && contentPageOf(file)) {
      const { problems } = checkPage(siteOf(siteDir), file, fileContent);
      if (problems.length > 0) {
        throw new Error(problems.join('\n'));
      }
    }
    return fileContent;
  };

/** Checks the source of all pages before a build, and their anchors after it. */
export default function pageChecks({ siteDir }: { siteDir: string }): Plugin {
  let anchors: readonly AnchorLink[] = [];
  return {
    name: 'page-checks',
    loadContent() {
      if (isProduction()) {
        const checked = checkPages(siteDir);
        stopIfAny(checked.problems);
        anchors = checked.anchors;
      }
    },
    postBuild: ({ outDir }) => stopIfAny(problemsOfAnchors(outDir, anchors)),
  };
}
