import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { currentRelease } from '../releases';
import { brokenLinks, externalLinks } from './external-links';

const files = {
  'apis.mdx': [
    '[API](https://cloud.test/apis#limits), [again](https://cloud.test/apis), [page](/sql)',
    'Open [local](http://localhost:4001/), [sample](https://api.example.com), `https://code.test`.',
    '[CLI](https://git.test/v%release:cli%)',
  ].join('\n'),
  'data/prices.json':
    '{ "url": "https://cloud.test/prices", "what": "[IP](https://cloud.test/ip)" }',
  'site.ts': "export const website = 'https://nitric.test';",
  'image.svg': '<svg xmlns="http://www.w3.org/2000/svg" />',
};

let folder = '';
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'links-'));
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), text);
  }
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

test('links in pages and data, each page once, without samples', () => {
  const found = externalLinks([folder]).map(({ url, places }) => [
    url,
    ...places.map((place) => path.relative(folder, place)),
  ]);
  expect(found).toEqual([
    ['https://cloud.test/apis', 'apis.mdx:1', 'apis.mdx:1'],
    [`https://git.test/v${currentRelease.cli}`, 'apis.mdx:3'],
    ['https://cloud.test/ip', 'data/prices.json:1'],
    ['https://cloud.test/prices', 'data/prices.json:1'],
    ['https://nitric.test', 'site.ts:1'],
  ]);
});

test('a path that does not exist', () => {
  expect(() => externalLinks([path.join(folder, 'gone')])).toThrow(
    /gone doesn't exist\. Pass files/,
  );
});

describe('with a server', () => {
  /** The statuses of the next responses to a path. The last one repeats. */
  const statuses: Record<string, number[]> = {
    '/ok': [200],
    '/for-people': [403],
    '/restarts': [503, 200],
    '/moved': [301],
    '/gone': [404],
    '/down': [500],
  };
  const requests: string[] = [];
  const server = http.createServer(({ url = '' }, response) => {
    requests.push(url);
    const [status = 200, ...others] = statuses[url] ?? [];
    statuses[url] = others.length > 0 ? others : [status];
    response.writeHead(status, { location: '/gone' });
    response.end('text');
  });
  let site = '';
  beforeAll(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  const limits = { timeout: 5_000, pause: 1 };

  it('reports pages that are missing or fail again, and follows redirects', async () => {
    const links = Object.keys(statuses).map((name) => ({ url: site + name, places: [`a.mdx:1`] }));
    expect(await brokenLinks(links, limits)).toEqual([
      `- <${site}/down> (status 500): a.mdx:1`,
      `- <${site}/gone> (status 404): a.mdx:1`,
      `- <${site}/moved> (status 404): a.mdx:1`,
    ]);
    expect(requests.filter((url) => url === '/restarts')).toHaveLength(2);
    expect(requests.filter((url) => url === '/down')).toHaveLength(2);
  });

  it('reports hosts that refuse connections', async () => {
    const places = ['a.mdx:1', 'b.mdx:2'];
    expect(await brokenLinks([{ url: 'http://127.0.0.1:1/', places }], limits)).toEqual([
      expect.stringMatching(/^- <http:\/\/127\.0\.0\.1:1\/> \(.+\): a\.mdx:1, b\.mdx:2$/),
    ]);
  });
});
