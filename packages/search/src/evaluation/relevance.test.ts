import type { LocalSearch } from '../engine/local-search';
import type { SearchShard } from '../index-format';
import { searchOver } from '../../tests/search-files';
import { testSite } from '../../tests/site';
import { generatedQueries } from './generated';
import { parseQuerySet, type JudgedQuery } from './query-set';
import {
  failuresOf,
  isTunedWith,
  measure,
  scoresOf,
  tableOf,
  type QuerySet,
  type Result,
} from './relevance';

const search = searchOver([
  ['/storage', 'Storage', 'Keep files.'],
  ['/secrets', 'Secrets', 'Keep values.'],
]);
const golden: QuerySet = { name: 'golden', minimums: { mrr: 0.97, recall1: 0.95 } };
const judged = (query: string, ...pages: string[]): JudgedQuery => ({
  kind: 'keyword',
  query,
  pages,
});
const at = (place: number): Result => ({ judged: judged('q', '/a'), place, found: ['/x'] });

it('calculates scores from the place of the first correct page', () => {
  expect(scoresOf([at(1), at(2), at(4), at(11), at(0)])).toEqual({
    queries: 5,
    mrr: (1 + 1 / 2 + 1 / 4) / 5,
    recall1: 1 / 5,
    recall3: 2 / 5,
    withoutHit: 0,
  });
});

it('counts a section by its place among the hits, and a page among the pages', async () => {
  const found = ['/storage', '/secrets#set', '/secrets#read', '/sql'];
  const finding = {
    allPages: () => Promise.resolve([{ route: '/secrets' }, { route: '/sql' }]),
    search: () => Promise.resolve({ hits: found.map((objectID) => ({ objectID })) }),
  } as unknown as LocalSearch;
  const queries = [judged('read', '/secrets#read'), judged('sql', '/sql')];
  const { results } = await measure(golden, finding, queries);
  expect(results.map(({ place }) => place)).toEqual([3, 3]);
});

it('accepts only queries whose pages exist', async () => {
  const report = await measure(golden, search, [judged('storage', '/storage')]);
  expect(failuresOf(report)).toEqual([]);
  await expect(measure(golden, search, [judged('jobs', '/jobs')])).rejects.toThrow(
    'golden: the query "jobs" expects /jobs, which is not a page.',
  );
});

it('tunes with half of a set, with the whole set, or not at all', async () => {
  const half: QuerySet = { ...golden, tunedWith: 'half' };
  const queries = ['secrets', 'storage'];
  const tuned = (set: QuerySet): boolean[] => queries.map((query) => isTunedWith(set, query));
  expect(tuned(golden)).toEqual([true, true]);
  expect(tuned({ ...golden, tunedWith: 'nothing' })).toEqual([false, false]);
  expect(tuned(half)).toEqual([true, false]);
  const report = await measure(
    half,
    search,
    queries.map((query) => judged(query, `/${query}`)),
  );
  expect(tableOf(report)).toMatch(/^unseen half +1 /m);
});

it('reports each score below its minimum, also of one type of query', async () => {
  const report = await measure({ ...golden, kindMinimums: { typo: { recall3: 0.9 } } }, search, [
    judged('storage', '/secrets'),
    { ...judged('zzzzqqqq', '/storage'), kind: 'typo' },
  ]);
  expect(failuresOf(report)).toEqual([
    'golden: MRR@10 is 0.000; at least 0.97 is wanted.',
    'golden: recall@1 is 0.000; at least 0.95 is wanted.',
    'golden, typo: recall@3 is 0.000; at least 0.9 is wanted.',
    'golden: 1 queries have no hit; every one should have some.',
  ]);
});

it.each([
  [[{ kind: 'typo', query: 'a', pages: [] }], /golden\.json: [\s\S]*pages/],
  [[judged('a', '/a'), judged('a', '/b')], 'golden.json: the query "a" is a duplicate.'],
])('rejects an invalid set: %j', (value, message) => {
  expect(() => parseQuerySet('golden.json', value)).toThrow(message);
});

/** A shard of one page with the names that it defines. */
const shard = (id: string, route: string, defined = ''): SearchShard => ({
  id,
  titles: [[route, 'Page', '', [], '', 1]],
  texts: [[['', '', defined]]],
});
const aws = '/reference/providers/aws/configuration';
const bucketFile = (folder: string): string => `/reference/nodejs${folder}/storage/bucket-file`;

it('generates queries only for names and functions that pages define', () => {
  const shards = [
    shard('site', aws, 'schedule-timezone\nregion\nconfig.<type>.lambda.memory'),
    shard('site-2', '/reference/cli', '--env-file'),
    shard('nodejs-v1', bucketFile('')),
    shard('nodejs-v0', bucketFile('/v0')),
  ];
  const name = (query: string, sought = query, below = '/reference') => ({
    kind: 'name',
    name: sought,
    query,
    below,
  });
  const names = [
    name('schedule-timezone'),
    name('aws region', 'region', '/reference/providers/aws'),
    name('config.default.lambda.memory', 'config.<type>.lambda.memory'),
    name('nitric start --env-file', '--env-file'),
    name('region', 'region', '/reference/cli'),
    name('import.buckets'),
  ];
  const functions = [
    { sdk: 'nodejs', version: 'v0', name: 'bucket.file', page: bucketFile('/v0') },
    { sdk: 'nodejs', version: 'v1', name: 'bucket.file', page: bucketFile('') },
  ];
  const queries = generatedQueries(testSite, shards, names, functions);
  expect(queries.map(({ query, pages }) => [query, ...pages])).toEqual([
    ['schedule-timezone', aws],
    ['aws region', aws],
    ['config.default.lambda.memory', aws],
    ['nitric start --env-file', '/reference/cli'],
    ['nodejs v0 bucket.file', bucketFile('/v0')],
    ['nodejs bucket.file', bucketFile('')],
  ]);
});
