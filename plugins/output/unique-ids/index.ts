import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { htmlFileOf } from '../../../src/config/routes';
import { readContentPages } from '../../lib/content-inventory';
import { stopIfAny } from '../../lib/stop';

/** The tag and the ID of each element. A parser takes six times as long, and finds the same in built pages, which escape `<` and `>`. */
const ELEMENT_WITH_ID = /<([a-z]\w*)\s(?:[^<>]*?\s)?id=(?:"([^"]*)"|([^\s>]+))/g;

/** Built pages without a Markdown file, with the folder of their component. */
const OTHER_PAGES = [
  ['404.html', 'src/features/shell/NotFoundPage'],
  ['search.html', 'src/features/search/SearchPage'],
] as const;

const ACCEPTED =
  'Accepted: each id once on a page. Rename the heading, or change the component that sets the id.';

/** A sentence for each ID that several elements of a page have. */
function duplicateIds(html: string): string[] {
  const tags = new Map<string, string[]>();
  for (const [, tag = '', quoted, unquoted] of html.matchAll(ELEMENT_WITH_ID)) {
    const id = quoted ?? unquoted ?? '';
    tags.set(id, [...(tags.get(id) ?? []), `<${tag}>`]);
  }
  return [...tags]
    .filter(([, found]) => found.length > 1)
    .map(([id, found]) => `the id "${id}" belongs to ${found.join(' and ')}. ${ACCEPTED}`);
}

/**
 * Stops the build if two elements of a page have the same ID, because a link leads only to the first of them, and a label can name the
 * wrong one.
 */
export default function uniqueIds({ siteDir }: Pick<LoadContext, 'siteDir'>): Plugin {
  return {
    name: 'unique-ids',
    postBuild({ outDir }) {
      const pages = [...readContentPages(siteDir)].map(
        ([route, { file }]) => [htmlFileOf(route), file] as const,
      );
      const problems = [...pages, ...OTHER_PAGES].flatMap(([built, source]) =>
        duplicateIds(fs.readFileSync(path.join(outDir, built), 'utf8')).map(
          (problem) => `${source}: ${problem}`,
        ),
      );
      stopIfAny(problems);
    },
  };
}
