import { shardsOf, writeIndex, type SearchedPage } from '@nitric-docs/search/records';
import { searchAliasesOf } from '../../src/config/node/search-aliases';
import { searchSite } from '../../src/config/search-site';
import type { PageRecords } from '../lib/page-records';

/** Writes the search index. */
export function writeSearchIndex(
  outDir: string,
  routes: readonly string[],
  records: PageRecords,
): void {
  const pages = routes.map((route): SearchedPage => {
    const { searched, title, description, keywords } = records.of(route);
    return { ...searched, route, title, description, keywords, aliases: searchAliasesOf(route) };
  });
  writeIndex(outDir, shardsOf(searchSite, pages));
}
