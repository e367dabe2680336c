import {
  anchorOf,
  SEARCH_MANIFEST_FILE,
  type SearchHeading,
  type SearchSectionText,
} from '../src/index-format';
import { LocalSearch } from '../src/engine/local-search';
import { shardsOf, type SearchedPage } from '../src/records/shards';
import { wordsOf } from '../src/records/words';
import { testSite } from './site';

/** A page of a test index: address, title, description, and sections. */
export type TestPage = [
  route: string,
  title: string,
  description: string,
  sections?: [heading: string, content: string, code?: string, defined?: string, names?: string][],
];

const searchedPageOf = ([route, title, description, sections = []]: TestPage): SearchedPage => ({
  route,
  title,
  description,
  headings: sections.map(([heading]): SearchHeading => [heading, '', 2]),
  texts: [
    ['', ''],
    ...sections.map(([, content, code = '', defined]): SearchSectionText => [
      content,
      code,
      defined,
    ]),
  ],
  names: Object.fromEntries(
    sections.map(([heading, , , , names = '']) => [anchorOf(heading), names]),
  ),
  keywords: [],
  aliases: [],
});

/** The files of a search index by name. */
export function searchFilesOf(pages: readonly TestPage[]): Record<string, unknown> {
  const shards = shardsOf(testSite, pages.map(searchedPageOf));
  const files = shards.flatMap(({ id, titles, texts }) => [
    [`${id}.titles`, titles] as const,
    [`${id}.texts`, texts] as const,
  ]);
  const manifest = {
    shards: shards.map(({ id }) => ({ id, titles: `${id}.titles`, texts: `${id}.texts` })),
    ...wordsOf(testSite),
  };
  return { ...Object.fromEntries(files), [SEARCH_MANIFEST_FILE]: manifest };
}

/** Searches test pages. */
export function searchOver(pages: readonly TestPage[]): LocalSearch {
  const files = searchFilesOf(pages);
  return new LocalSearch(testSite, (file) => Promise.resolve(files[file]));
}
