import type { IndexedSite } from '@nitric-docs/search';
import { shardsOf, writeIndex, type SearchedPage } from '@nitric-docs/search/records';
import { searchAliasesOf } from '../../src/config/node/search-aliases';
import searchNames from '../../src/config/search-names.json';
import { searchGroupOf } from '../../src/config/search-groups';
import { searchPriorOf } from '../../src/config/search-priors';
import { searchSite } from '../../src/config/search-site';
import synonyms from '../../src/config/search-synonyms.json';
import type { PageRecords } from '../lib/page-records';

const indexedSite: IndexedSite = {
  ...searchSite,
  stopWords: ['nitric'],
  synonyms,
  groupOf: searchGroupOf,
  priorOf: searchPriorOf,
};

/** The names that readers have for a page, with the anchor '', and for its sections. */
const namesOf = (route: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(searchNames).flatMap(([address, names]) => {
      const [page, anchor = ''] = address.split('#');
      return page === route ? [[anchor, names] as const] : [];
    }),
  );

export function writeSearchIndex(
  outDir: string,
  routes: readonly string[],
  records: PageRecords,
): void {
  const pages = routes.map((route): SearchedPage => {
    const { searched, title, description, keywords } = records.of(route);
    const [aliases, names] = [searchAliasesOf(route), namesOf(route)];
    return { ...searched, route, title, description, keywords, aliases, names };
  });
  writeIndex(outDir, indexedSite, shardsOf(indexedSite, pages));
}
