/** @jest-environment node */
import type { LocalSearch } from '../../src/search-engine/local-search';
import { searchOver } from '../../tests/lib/search-files';
import { parseGolden, type GoldenEntry } from './golden';
import { generatedEntries, frozenFunctionQueries, messageEntries } from './generated';
import {
  failuresOf,
  isTunedWith,
  measure,
  reportOf,
  scoresOf,
  misorderedVersions,
  type Result,
} from './relevance';

const search = searchOver([
  ['/storage', 'Storage', 'Keep files.'],
  ['/secrets', 'Secrets', 'Keep values.'],
]);
const entry = (query: string, ...pages: string[]): GoldenEntry => ({
  kind: 'keyword',
  query,
  pages,
});
const at = (place: number): Result => ({ entry: entry('q', '/a'), place, found: ['/x'] });

it('calculates scores from the place of the first correct page', () => {
  expect(scoresOf([at(1), at(2), at(4), at(11), at(0)])).toEqual({
    queries: 5,
    mrr: (1 + 1 / 2 + 1 / 4) / 5,
    recall1: 1 / 5,
    recall3: 2 / 5,
    withoutHit: 0,
  });
});

it('measures only queries whose pages exist', async () => {
  const report = await measure('golden', search, [
    entry('storage', '/storage'),
    entry('jobs', '/jobs'),
  ]);
  expect(report.results.map(({ place }) => place)).toEqual([1]);
  expect(report.waiting.map(({ query }) => query)).toEqual(['jobs']);
  expect(failuresOf(report)).toEqual([]);
  expect(reportOf(report)).toContain("1 queries wait for pages that aren't written yet.");
});

it('does not tune with half of the queries from readers or with the held-out set', async () => {
  const entries = [entry('secrets', '/secrets'), entry('storage', '/storage')];
  expect(entries.map((each) => isTunedWith('golden', each))).toEqual([true, true]);
  expect(entries.map((each) => isTunedWith('held-out', each))).toEqual([false, false]);
  expect(entries.map((each) => isTunedWith('readers', each))).toEqual([true, false]);
  expect(reportOf(await measure('readers', search, entries))).toMatch(/^unseen half +1 /m);
});

it('reports each score below its minimum', async () => {
  const report = await measure('golden', search, [
    entry('storage', '/secrets'),
    entry('zzzzqqqq', '/storage'),
  ]);
  expect(failuresOf(report).join('\n')).toMatch(
    /^golden: MRR@10 is 0\.000; at least 0\.97 is wanted\.\ngolden: recall@1 [\s\S]*1 queries have no hit/,
  );
});

it.each([
  [[{ kind: 'poem', query: 'a', pages: ['/a'] }], /golden\.json: [\s\S]*kind/],
  [[{ kind: 'typo', query: 'a', pages: [] }], /golden\.json: [\s\S]*pages/],
  [[entry('a', '/a'), entry('a', '/b')], 'golden.json: the query "a" is a duplicate.'],
])('rejects an invalid golden set: %j', (value, message) => {
  expect(() => parseGolden('golden.json', value)).toThrow(message);
});

describe('queries generated from the site', () => {
  const shards = [
    {
      id: 'site',
      titles: [['/reference/providers/aws/configuration', 'AWS configuration', '', []]],
      texts: [[['', '', 'schedule-timezone\nregion\nconfig.<type>.lambda.memory']]],
    },
    {
      id: 'site-2',
      titles: [['/reference/cli', 'CLI', '', []]],
      texts: [[['', '', '--env-file']]],
    },
    {
      id: 'nodejs-v1',
      titles: [['/reference/nodejs/storage/bucket-file', 'bucket.file()', '', []]],
      texts: [[['', '']]],
    },
    {
      id: 'nodejs-v0',
      titles: [['/reference/nodejs/v0/storage/bucket-file', 'bucket.file()', '', []]],
      texts: [[['', '']]],
    },
  ] satisfies Parameters<typeof generatedEntries>[0];

  const functionAt = (route: string) => ({
    name: 'Bucket.file',
    resource: 'Storage',
    signature: 'bucket.file(key)',
    description: '',
    route,
  });
  const functions = [
    {
      sdk: 'nodejs',
      version: 'v1',
      functions: [functionAt('/reference/nodejs/storage/bucket-file#file')],
    },
    {
      sdk: 'nodejs',
      version: 'v0',
      functions: [functionAt('/reference/nodejs/v0/storage/bucket-file')],
    },
  ];

  it('contain only keys, flags, and functions that pages define', () => {
    const queries = new Map(
      generatedEntries(shards, functions).map(({ query, pages }) => [query, pages]),
    );
    const aws = '/reference/providers/aws/configuration';
    expect(queries.get('schedule-timezone')).toEqual([aws]);
    expect(queries.get('aws region')).toEqual([aws]);
    expect(queries.get('config.default.lambda.memory')).toEqual([aws]);
    expect(queries.get('--env-file')).toEqual(['/reference/cli']);
    expect(queries.get('nitric start --env-file')).toEqual(['/reference/cli']);
    expect(queries.get('nodejs bucket.file')).toEqual(['/reference/nodejs/storage/bucket-file']);
    expect([...queries.keys()]).toContainEqual(expect.stringMatching(/ v0 bucket\.file$/));
    expect(queries.has('import.buckets')).toBe(false);
  });

  it('contain the lines of error messages, without the parts that vary', () => {
    const queries = messageEntries().map(({ query }) => query);
    expect(queries).toContain('unable to find runtime ');
    expect(queries).toContain('error building migration images');
    expect(queries.join('')).not.toContain('<');
  });

  it('detect an older version of a page above the latest', async () => {
    expect(frozenFunctionQueries(shards)).toEqual(['bucket.file()']);
    const found = (...routes: string[]) =>
      ({
        search: () =>
          Promise.resolve({
            hits: routes.map((objectID) => ({ objectID })),
            nbHits: routes.length,
          }),
      }) as unknown as LocalSearch;
    const [old, latest] = [
      '/reference/nodejs/v0/storage/bucket-file',
      '/reference/nodejs/storage/bucket-file',
    ];
    expect(await misorderedVersions(found(latest, old), ['bucket.file()'])).toEqual([]);
    expect(await misorderedVersions(found(old), ['bucket.file()'])).toEqual([]);
    expect(await misorderedVersions(found(old, latest), ['bucket.file()'])).toEqual([
      'bucket.file()',
    ]);
  });
});
