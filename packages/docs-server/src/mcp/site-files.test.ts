import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { docsSite } from '../../tests/docs-site';
import { buildTestSite } from '../../tests/test-site';
import { builtFiles, folderFiles, siteAt, webFiles } from './site-files';

test.each([
  ['https://docs.example', 'https://docs.example/docs'],
  ['https://preview.example/42/docs/', 'https://preview.example/42/docs'],
  ['build', 'https://published.example/docs'],
])('the pages of %s are below %s', (place, address) => {
  expect(siteAt(place, 'https://published.example/docs').address).toBe(address);
});

describe('a published site', () => {
  let server: http.Server;
  let address: string;
  const requests: string[] = [];

  beforeAll(async () => {
    server = http.createServer(({ url = '' }, response) => {
      requests.push(url);
      const name = url.split('/').at(-1);
      if (name === 'apis.md') {
        response.end('# APIs – 河');
      } else {
        response.writeHead(name === 'broken.md' ? 502 : 404).end('<!doctype html>');
      }
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/docs`;
  });
  beforeEach(() => requests.splice(0));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  test('a file is requested once, even by concurrent reads', async () => {
    const { read } = webFiles(address);
    const texts = await Promise.all([read('apis.md'), read('apis.md')]);
    expect([...texts, await read('apis.md')]).toEqual(Array(3).fill('# APIs – 河'));
    expect(requests).toEqual(['/docs/apis.md']);
  });

  test('another status is an error that names the file', async () => {
    await expect(webFiles(address).read('broken.md')).rejects.toThrow(
      `Reading ${address}/broken.md failed: the status is 502.`,
    );
  });
});

test('the files of a build are read by name from the folder and from the files of the server', async () => {
  const site = await buildTestSite();
  for (const { read } of [builtFiles(docsSite, site), folderFiles(site.buildDir)]) {
    expect(await read('files/letters.txt')).toBe('abcdefghijklmnopqrstuvwxyz');
    for (const missing of ['files/nothing.txt', 'files/letters.txt/nothing', '__proto__']) {
      expect(await read(missing)).toBeUndefined();
    }
  }
  site.remove();
});
