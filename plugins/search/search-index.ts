import { shardsOf, writeIndex, type SearchedPage } from '@nitric-docs/search/records';
import { redirectsTo } from '../../src/config/node/redirects';
import { searchAliasesOf } from '../../src/config/node/search-aliases';
import { withoutHash } from '../../src/config/routes';
import { isFunctionPage } from '../../src/config/sdks';
import { searchSite } from '../../src/config/search-site';
import type { PageRecords } from '../lib/page-records';

/** Routes of functions whose page was merged into another one. They redirect to it. */
const mergedRoutes = (): string[] =>
  redirectsTo([])
    .filter(({ to }) => isFunctionPage(withoutHash(to)))
    .map(({ from }) => from);

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
  writeIndex(outDir, shardsOf(searchSite, pages, mergedRoutes()));
}
