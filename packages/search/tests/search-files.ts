import {
  SEARCH_MANIFEST_FILE,
  type SearchHeading,
  type SearchSectionText,
  type SearchTexts,
  type SearchTitles,
} from '../src/index-format';
import { LocalSearch } from '../src/engine/local-search';
import { shardOfRoute } from '../src/engine/shards';
import { wordsOf } from '../src/records/words';
import { testSite } from './site';

/** A page of a test index: address, title, description, and sections. */
export type TestPage = [
  route: string,
  title: string,
  description: string,
  sections?: [heading: string, content: string, code?: string, defined?: string, names?: string][],
];

/** The files of a search index by name, with each page in the same shard as in a build. */
export function searchFilesOf(pages: readonly TestPage[]): Record<string, unknown> {
  const shards = new Map<string, { titles: SearchTitles; texts: SearchTexts }>([
    ['site', { titles: [], texts: [] }],
  ]);
  for (const [route, title, description, sections = []] of pages) {
    const id = shardOfRoute(testSite, route);
    const shard = shards.get(id) ?? { titles: [], texts: [] };
    const headings = sections.map(([heading]): SearchHeading => [heading, '', 2]);
    const texts = sections.map(
      ([, content, code = '', defined = '', names = '']): SearchSectionText => [
        content,
        code,
        defined,
        '',
        names,
      ],
    );
    const [group, prior] = [testSite.groupOf(route), testSite.priorOf(route)];
    shard.titles.push([route, title, description, headings, group, prior]);
    shard.texts.push([['', ''], ...texts]);
    shards.set(id, shard);
  }
  const files = [...shards].flatMap(([id, { titles, texts }]) => [
    [`${id}.titles`, titles] as const,
    [`${id}.texts`, texts] as const,
  ]);
  const manifest = {
    shards: [...shards.keys()].map((id) => ({ id, titles: `${id}.titles`, texts: `${id}.texts` })),
    ...wordsOf(testSite),
  };
  return { ...Object.fromEntries(files), [SEARCH_MANIFEST_FILE]: manifest };
}

/** Searches test pages. */
export function searchOver(pages: readonly TestPage[]): LocalSearch {
  const files = searchFilesOf(pages);
  return new LocalSearch(testSite, (file) => Promise.resolve(files[file]));
}
