/** @jest-environment node */
import { closestTitles } from './closest-titles';
import { indexedPageOf } from './pages';

const pages = (
  [
    ['/storage', 'Storage'],
    ['/secrets', 'Secrets'],
    ['/schedules', 'Schedules'],
    ['/reference/go/v0/storage/bucket', 'NewStorage()'],
  ] as const
).map(([route, title]) => indexedPageOf([route, title, '', []], 'go-v0'));

it('returns the pages whose titles look most like the query, without older versions', () => {
  const found = closestTitles(pages, 'storagge system');
  expect(found[0]).toEqual({ title: 'Storage', url: '/docs/storage' });
  expect(found.map(({ title }) => title)).not.toContain('NewStorage()');
  expect(closestTitles(pages, 'sched')[0]?.title).toBe('Schedules');
});

it('returns nothing for a query that has no two letters in common with a title', () => {
  expect(closestTitles(pages, 'qwx')).toEqual([]);
});
