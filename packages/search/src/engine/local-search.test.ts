import type { SearchRequest } from '../answers';
import { searchFilesOf } from '../../tests/search-files';
import { testSite } from '../../tests/site';
import { LocalSearch, READERS_PATIENCE_MS } from './local-search';

const requestFor = (query: string, readingRoute?: string): SearchRequest => ({
  query,
  hitsPerPage: 20,
  snippetWords: 10,
  ...(readingRoute ? { readingRoute } : {}),
});

const files = searchFilesOf([
  ['/storage', 'Storage', 'Keep files.', [['Examples', 'Herbarium sheets.']]],
  ['/reference/nodejs/topic/publish', 'topic.publish()', 'Send.', [['x', 'Gazette.']]],
  ['/reference/nodejs/v0/doc', 'collection.doc()', 'Older.', [['x', 'Parchment.']]],
  ['/reference/python/topic/publish', 'topic.publish()', 'Send.', [['x', 'Almanac.']]],
  ['/reference/python/v0', 'Python SDK', 'Older.', [['x', 'Papyrus.']]],
  ['/reference/jvm/v0', 'JVM SDK', 'Legacy.', [['x', 'Vellum.']]],
]);

/** Serves the files of a site. Those in `held` wait until they are released, and those in `broken` are missing or invalid. */
function site(held: readonly string[] = []) {
  const waiting = new Map<string, () => void>();
  const asked: string[] = [];
  const broken = new Map<string, unknown>();
  const readJson = async (file: string): Promise<unknown> => {
    asked.push(file);
    if (broken.has(file)) {
      const content = broken.get(file);
      if (content === undefined) {
        throw new Error(`${file}: the server responded with 404.`);
      }
      return content;
    }
    if (held.includes(file)) {
      await new Promise<void>((resolve) => waiting.set(file, resolve));
    }
    return files[file];
  };
  return { readJson, asked, broken, release: (file: string) => waiting.get(file)?.() };
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));
/** Resolves at the next call of the function. */
const callOf = (listener: jest.Mock): Promise<void> =>
  new Promise((resolve) => listener.mockImplementationOnce(() => resolve()));

describe('loading', () => {
  const basics = [
    'search-index.json',
    'site.titles',
    'nodejs-v1.titles',
    'python-v1.titles',
    'site.texts',
  ];

  it('starts with everything except the SDK references, plus the titles of their current versions', async () => {
    const { readJson, asked } = site();
    const search = new LocalSearch(testSite, readJson);
    await search.prepare();
    await search.search(requestFor('herbarium'));
    expect(asked).toEqual(basics);
  });

  it.each([
    ['an SDK', 'python topic', '/', ['python-v1.texts']],
    ['another name of an SDK', 'topic in typescript', '/', ['nodejs-v1.texts']],
    [
      'a version',
      'topic v0',
      '/',
      ['nodejs-v0', 'nodejs-v1.texts', 'python-v0', 'python-v1.texts', 'jvm-v0'],
    ],
    ['an SDK and a version', 'python v0', '/', ['python-v0', 'python-v1.texts']],
    ['the open page', 'topic', '/reference/nodejs/v0/doc', ['nodejs-v0']],
    ['the open reference', 'topic', '/reference/python', ['python-v1.texts']],
    ['an unknown identifier', 'collection.doc', '/', ['nodejs-v1.texts', 'python-v1.texts']],
    ['an unknown word', 'parchment', '/', ['nodejs-v1.texts', 'python-v1.texts']],
    ['an SDK without a current version', 'kotlin topic', '/', ['jvm-v0']],
  ])('adds the parts for %s', async (_, query, readingRoute, shards) => {
    const { readJson, asked } = site();
    const search = new LocalSearch(testSite, readJson);
    await search.search(requestFor(query, readingRoute));
    const more = shards.flatMap((shard) =>
      shard.includes('.') ? [shard] : [`${shard}.titles`, `${shard}.texts`],
    );
    expect(asked.filter((file) => !basics.includes(file)).sort()).toEqual(more.sort());
  });

  it('does not change answers to queries that do not require the part', async () => {
    const search = new LocalSearch(testSite, site().readJson);
    const before = await search.search(requestFor('publish'));
    await search.search(requestFor('python v0 nodejs v0 parchment'));
    expect(await search.search(requestFor('publish'))).toEqual(before);
  });
});

describe('a part that loads slowly', () => {
  it('is left out, and the newest search is repeated once when it has loaded', async () => {
    const { readJson, release } = site(['site.texts']);
    const onIndexGrown = jest.fn();
    const search = new LocalSearch(testSite, readJson, { onIndexGrown, patienceMs: 5 });
    expect((await search.search(requestFor('storage'))).nbHits).toBe(1);
    expect(onIndexGrown).not.toHaveBeenCalled();
    const grown = callOf(onIndexGrown);
    release('site.texts');
    await grown;
    expect((await search.search(requestFor('herbarium'))).nbHits).toBe(1);
    await settled();
    expect(onIndexGrown).toHaveBeenCalledTimes(1);
  });
});

describe('a part that fails to load', () => {
  it.each([
    ['search-index.json', undefined],
    ['search-index.json', { shards: [] }],
    ['site.titles', undefined],
    ['site.titles', {}],
  ])('makes the search fail if the part is indispensable: %s %j', async (file, content) => {
    const { readJson, broken } = site();
    broken.set(file, content);
    const search = new LocalSearch(testSite, readJson, { patienceMs: 5 });
    await search.prepare();
    const problem = content ? 'is not a valid search index. Build the site again.' : '404';
    await expect(search.search(requestFor('storage'))).rejects.toThrow(
      new RegExp(`${file}:? .*${problem}`),
    );
    broken.clear();
    expect((await search.search(requestFor('storage'))).nbHits).toBe(1);
  });

  it.each([
    ['nodejs-v0.titles', undefined],
    ['site.texts', {}],
  ])(
    'does not affect the other parts, and loads again for the next search: %s %j',
    async (file, content) => {
      const { readJson, broken, asked } = site();
      broken.set(file, content);
      const onIndexGrown = jest.fn();
      const search = new LocalSearch(testSite, readJson, {
        onIndexGrown,
        patienceMs: READERS_PATIENCE_MS,
      });
      expect((await search.search(requestFor('v0 storage parchment'))).nbHits).toBeGreaterThan(0);
      expect((await search.search(requestFor('python papyrus'))).nbHits).toBeGreaterThan(0);
      await settled();
      expect(onIndexGrown).not.toHaveBeenCalled();
      broken.clear();
      const again = await search.search(requestFor('v0 parchment herbarium publish'));
      const pages = again.hits.map(({ objectID }) => objectID.split('#')[0]);
      expect(pages).toEqual(
        expect.arrayContaining([
          '/storage',
          '/reference/nodejs/v0/doc',
          '/reference/nodejs/topic/publish',
        ]),
      );
      expect(asked.filter((each) => each === 'site.titles')).toHaveLength(1);
    },
  );
});
