import type { LoadContext } from '@docusaurus/types';
import { devServer } from '../../tests/lib/dev-server';
import { testFolder } from '../../tests/lib/test-folder';
import devSearch from './dev-search';

const site = testFolder();
const serve = devServer();
afterEach(() => jest.restoreAllMocks());

test('the development server serves the index of the last build', async () => {
  const origin = await serve(devSearch({ siteDir: site.path } as LoadContext));
  const get = (address: string): Promise<Response> => fetch(`${origin}${address}`);
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  expect((await get('/docs/search-index.json')).status).toBe(404);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('Run npm run build'));

  const shard = 'assets/search/site.titles.0a.json';
  site.write('build/search-index.json', '{"shards":[]}');
  site.write(`build/${shard}`, '[]');
  site.write('build/package.json', '{}');
  expect(await (await get('/docs/search-index.json?x=1')).json()).toEqual({ shards: [] });
  expect(await (await get(`/docs/${shard}`)).json()).toEqual([]);
  for (const other of [
    '/docs/assets/search/..%2fpackage.json',
    '/docs/apis',
    '/search-index.json',
  ]) {
    expect(await (await get(other)).text()).toBe('a page');
  }
});
