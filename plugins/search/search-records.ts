import fs from 'node:fs';
import path from 'node:path';
import { readShards, writeIndex, type SearchedPages } from '@nitric-docs/search/records';
import type { ContentPage } from '../../src/config/content-routes';
import { redirectsTo } from '../../src/config/node/redirects';
import { searchAliasesOf } from '../../src/config/node/search-aliases';
import { withoutHash } from '../../src/config/routes';
import { isFunctionPage } from '../../src/config/sdks';
import { searchSite } from '../../src/config/search-site';
import { readContentPages } from '../lib/content-inventory';
import { readFrontMatter } from '../lib/front-matter';

/** Reads the keywords from the source of a page, because the front-matter parser removes them from the page. */
async function readKeywords(siteDir: string, { file }: ContentPage): Promise<string> {
  const source = fs.readFileSync(path.join(siteDir, file), 'utf8');
  if (!/^keywords:/m.test(source)) {
    return '';
  }
  const { keywords } = await readFrontMatter(file, source);
  return keywords?.join() ?? '';
}

/** Describes the pages of the site to search. */
export const searchedPagesOf = (
  siteDir: string,
  pages: ReadonlyMap<string, ContentPage>,
): SearchedPages => ({
  routes: [...pages.keys()],
  // A function whose page was merged into another one has a redirect.
  mergedRoutes: redirectsTo([])
    .filter(({ to }) => isFunctionPage(withoutHash(to)))
    .map(({ from }) => from),
  isFunctionPage,
  aliasesOf: searchAliasesOf,
  keywordsOf: (route) => {
    const page = pages.get(route);
    return page ? readKeywords(siteDir, page) : '';
  },
});

/** Writes the search index from the pages of the same build. */
export async function writeSearchIndex(siteDir: string, outDir: string): Promise<void> {
  const pages = searchedPagesOf(siteDir, readContentPages(siteDir));
  writeIndex(outDir, await readShards(searchSite, outDir, pages));
}
