import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { Middleware } from '../lib/dev-middleware';
import devSearch, { indexFileOf } from './dev-search';

test.each([
  ['/docs/search-index.json', 'search-index.json'],
  ['/docs/search-index.json?x=1', 'search-index.json'],
  ['/docs/assets/search/site.titles.0a.json', 'assets/search/site.titles.0a.json'],
  ['/docs/assets/search/../../package.json', undefined],
  ['/docs/assets/search/a%2f..json', undefined],
  ['/docs/apis', undefined],
  ['/search-index.json', undefined],
])('indexFileOf(%s) is %s', (address, file) => {
  expect(indexFileOf(address)).toBe(file);
});

test('the development server serves the index of the last build', async () => {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'dev-search-'));
  const plugin = devSearch({ siteDir } as LoadContext);
  const configure = plugin.configureWebpack as unknown as () => {
    devServer: { setupMiddlewares: (list: unknown[]) => unknown[] };
  };
  const list: { middleware: Middleware }[] = [];
  configure().devServer.setupMiddlewares(list);
  const server = http.createServer((request, response) =>
    list[0]?.middleware(request, response, () => response.writeHead(204).end()),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const get = (file: string): Promise<Response> => fetch(`http://127.0.0.1:${port}/docs/${file}`);
  const warn = jest.spyOn(console, 'warn').mockImplementation();

  expect((await get('search-index.json')).status).toBe(404);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('Run npm run build'));
  fs.mkdirSync(path.join(siteDir, 'build'));
  fs.writeFileSync(path.join(siteDir, 'build/search-index.json'), '{"shards":[]}');
  expect(await (await get('search-index.json')).json()).toEqual({ shards: [] });
  expect((await get('apis')).status).toBe(204);

  warn.mockRestore();
  await new Promise((resolve) => server.close(resolve));
  fs.rmSync(siteDir, { recursive: true });
});
