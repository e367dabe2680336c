import { testSite } from '../../tests/site';
import { closestTitles } from './closest-titles';
import { indexedPageOf } from './pages';

const pages = (
  [
    ['/storage', 'Storage'],
    ['/secrets', 'Secrets'],
    ['/schedules', 'Schedules'],
    ['/reference/go/v0/storage/bucket', 'NewStorage()'],
    ['/reference/go/keyvalue/keyvalue-keys', 'kv.keys()'],
    ['/reference/python/keyvalue/keyvalue-keys', 'kv.keys()'],
    ['/guides/python/graphql', 'GraphQL API example'],
    ['/guides/nodejs/graphql', 'GraphQL API example'],
  ] as const
).map(([route, title]) => {
  const [group, prior] = [testSite.groupOf(route), testSite.priorOf(route)];
  return indexedPageOf(testSite, [route, title, '', [], group, prior], 'go-v0');
});

it('returns the pages whose titles look most like the query, without older versions', () => {
  const found = closestTitles(testSite, pages, 'storagge system');
  expect(found[0]).toEqual({ title: 'Storage', url: '/docs/storage' });
  expect(found.map(({ title }) => title)).not.toContain('NewStorage()');
  expect(closestTitles(testSite, pages, 'sched')[0]?.title).toBe('Schedules');
});

it('names the SDK of a page', () => {
  expect(closestTitles(testSite, pages, 'kv.kees').map(({ title }) => title)).toEqual([
    'kv.keys() (python v1)',
    'kv.keys() (go v1)',
  ]);
});

it('returns the same order whichever pages have loaded first, and names the language of a guide', () => {
  const find = (loaded: typeof pages) => closestTitles(testSite, loaded, 'graphqlapi');
  expect(find(pages)).toEqual(find([...pages].reverse()));
  expect(find(pages)[0]).toEqual({
    title: 'GraphQL API example (nodejs guides)',
    url: '/docs/guides/nodejs/graphql',
  });
});

it.each(['qwx', 'qzxwvkjh'])('returns nothing for %s, which no title looks like', (query) => {
  expect(closestTitles(testSite, pages, query)).toEqual([]);
});
