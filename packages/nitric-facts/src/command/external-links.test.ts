import fs from 'node:fs';
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

describe('a request', () => {
  afterEach(() => jest.restoreAllMocks());
  const limits = { timeout: 5_000, pause: 1 };

  it.each([
    ['works', [200], undefined],
    ['is refused to programs', [403], undefined],
    ['works when it is repeated', [503, 200], undefined],
    ['finds no page', [404], 'status 404'],
    ['fails again', [500, 500], 'status 500'],
  ])('that %s', async (_name, statuses, problem) => {
    const fetched = jest.spyOn(globalThis, 'fetch');
    for (const status of statuses) {
      fetched.mockResolvedValueOnce(new Response('text', { status }));
    }
    const links = [{ url: 'https://cloud.test/ip', places: ['a.mdx:1', 'b.mdx:2'] }];
    const line = `- <https://cloud.test/ip> (${problem}): a.mdx:1, b.mdx:2`;
    expect(await brokenLinks(links, limits)).toEqual(problem ? [line] : []);
    expect(fetched).toHaveBeenCalledTimes(statuses.length);
  });

  it('that the host refuses', async () => {
    const url = 'http://127.0.0.1:1/';
    expect(await brokenLinks([{ url, places: ['a.mdx:1'] }], limits)).toEqual([
      expect.stringMatching(/^- <http:\/\/127\.0\.0\.1:1\/> \(.+\): a\.mdx:1$/),
    ]);
  });
});
