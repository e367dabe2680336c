import type { Module } from '@docusaurus/types';
import type { Page } from '@generated/route-shards/pages';
import type * as table from './route-table';

const component = jest.fn((path: string) => ({ path }));
const lists: { path: string }[][] = [[]];
const registry: Record<string, unknown> = {};
const menus: Record<string, unknown> = {};
const loadMenu = jest.fn(() => Promise.resolve({ default: ['items'] }));
const page = (path: string): Page => [
  0,
  path,
  { sidebar: 'docs' },
  { __comp: 'item', content: `c-${path}` },
  { [`c-${path}`]: () => Promise.resolve({ default: () => path } as unknown as Module) },
  [menus, 'docs', loadMenu, 'menu-0-0'],
];
const shards = [
  jest.fn(() => Promise.resolve({ default: [page('/docs/a'), page('/docs/b')] })),
  jest.fn(() => Promise.resolve({ default: [page('/docs/m')] })),
];

jest.mock('@docusaurus/ComponentCreator', () => ({ __esModule: true, default: component }), {
  virtual: true,
});
jest.mock('@generated/registry', () => ({ __esModule: true, default: registry }), {
  virtual: true,
});
jest.mock('@generated/routesChunkNames', () => ({ __esModule: true, default: {} }), {
  virtual: true,
});
jest.mock('@generated/route-shards/lists', () => ({ __esModule: true, default: lists }), {
  virtual: true,
});
jest.mock(
  '@generated/route-shards/pages',
  () => ({
    firstKeys: ['/docs/a', '/docs/m'],
    others: ['/docs/search'],
    home: [page('/docs/')],
    shards,
  }),
  { virtual: true },
);

const { findPage } = jest.requireActual<typeof table>('./route-table');

test('the start page is there before anything is loaded', async () => {
  expect(lists[0]?.map(({ path }) => path)).toEqual(['/docs/']);
  expect(await findPage('/docs/')).toBeDefined();
  expect(shards[0]).not.toHaveBeenCalled();
});

test('a page brings its shard once, with its neighbours and its menu', async () => {
  shards[0]?.mockRejectedValueOnce(new Error('gone'));
  await expect(findPage('/docs/b')).rejects.toThrow('gone');
  const [found] = await Promise.all([findPage('/docs/B/'), findPage('/docs/a')]);
  expect(shards[0]).toHaveBeenCalledTimes(2);
  expect(shards[1]).not.toHaveBeenCalled();
  expect(lists[0]?.map(({ path }) => path)).toEqual(['/docs/', '/docs/a', '/docs/b']);
  expect(found?.chunks).toEqual(['c-/docs/b', 'menu-0-0']);
  await found?.openMenu();
  await found?.openMenu();
  expect(menus.docs).toEqual(['items']);
  expect(loadMenu).toHaveBeenCalledTimes(1);
});

test('a page that the table has from the beginning brings no shard', async () => {
  expect(await findPage('/docs/search')).toBeUndefined();
  expect(shards[1]).not.toHaveBeenCalled();
});

test('there is nothing at an address without a page', async () => {
  expect(await findPage('/docs/bb')).toBeUndefined();
  expect(await findPage('/docs/zzz')).toBeUndefined();
  expect(await findPage('/aaa')).toBeUndefined();
});
