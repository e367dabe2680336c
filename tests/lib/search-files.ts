import {
  SEARCH_MANIFEST_FILE,
  type SearchHeading,
  type SearchSectionText,
  type SearchTexts,
  type SearchTitles,
} from '../../src/contracts/search-index';
import { LocalSearch, shardOfRoute } from '../../src/search-engine';

/** A page of an index that a test makes up: address, title, description, and sections below headings. */
export type TestPage = [
  route: string,
  title: string,
  description: string,
  sections?: [heading: string, content: string, code?: string, defined?: string][],
];

/** The files of a search index with some pages, by name, each page in the shard in which the build would put it. */
export function searchFilesOf(pages: readonly TestPage[]): Record<string, unknown> {
  const shards = new Map<string, { titles: SearchTitles; texts: SearchTexts }>([
    ['site', { titles: [], texts: [] }],
  ]);
  for (const [route, title, description, sections = []] of pages) {
    const id = shardOfRoute(route);
    const shard = shards.get(id) ?? { titles: [], texts: [] };
    const headings = sections.map(([heading]): SearchHeading => [heading, '', 2]);
    const texts = sections.map(([, content, code = '', defined]): SearchSectionText =>
      defined === undefined ? [content, code] : [content, code, defined],
    );
    shard.titles.push([route, title, description, headings]);
    shard.texts.push([['', ''], ...texts]);
    shards.set(id, shard);
  }
  const files = [...shards].flatMap(([id, { titles, texts }]) => [
    [`${id}.titles`, titles] as const,
    [`${id}.texts`, texts] as const,
  ]);
  const manifest = {
    shards: [...shards.keys()].map((id) => ({ id, titles: `${id}.titles`, texts: `${id}.texts` })),
  };
  return { ...Object.fromEntries(files), [SEARCH_MANIFEST_FILE]: manifest };
}

/** Search over pages that a test makes up; it waits for everything that a query touches. */
export function searchOver(pages: readonly TestPage[]): LocalSearch {
  const files = searchFilesOf(pages);
  return new LocalSearch(
    (file) => Promise.resolve(files[file]),
    () => undefined,
    { required: Infinity, additional: Infinity },
  );
}
