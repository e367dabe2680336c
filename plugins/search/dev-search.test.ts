/** @jest-environment node */
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import {
  parseManifest,
  parseTexts,
  parseTitles,
  type SearchTexts,
  type SearchTitles,
} from '@nitric-docs/search';
import type { Middleware } from '../lib/dev-middleware';
import devSearch, { indexFileOf } from './dev-search';

const page = (title: string, body: string): string =>
  `---\ntitle: ${title}\ndescription: What it is for.\n---\n\n${body}\n`;

const STORAGE = page(
  'Storage',
  `import x from 'x'

Keep **files**.

<Properties>
  <Property name="acl" type="string">Who may read.</Property>
</Properties>

{/* a note to authors */}

## Delete a file

\`\`\`ts
await bucket.file('a').delete()
\`\`\`

:::tip

Read it first.

:::

## Delete a file

Again.`,
);

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

describe('the development server', () => {
  let siteDir: string;
  let server: http.Server;
  let origin: string;
  const write = (file: string, text: string): void => {
    const target = path.join(siteDir, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, text);
  };
  const readShards = async (): Promise<{ titles: SearchTitles; texts: SearchTexts }[]> => {
    const read = async (file: string): Promise<unknown> =>
      (await fetch(`${origin}/docs/${file}`)).json();
    const { shards } = parseManifest('manifest', await read('search-index.json'));
    return Promise.all(
      shards.map(async ({ titles, texts }) => ({
        titles: parseTitles(titles, await read(titles)),
        texts: parseTexts(texts, await read(texts)),
      })),
    );
  };
  const titlesNow = async (): Promise<string[]> =>
    (await readShards()).flatMap(({ titles }) => titles.map(([, title]) => title));

  beforeEach(async () => {
    siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'dev-search-'));
    write('docs/storage.mdx', STORAGE);
    const plugin = devSearch({
      siteDir,
      generatedFilesDir: path.join(siteDir, '.docusaurus'),
    } as LoadContext);
    const configure = plugin.configureWebpack as unknown as () => {
      devServer: { setupMiddlewares: (list: unknown[]) => unknown[] };
    };
    const list: { middleware: Middleware }[] = [];
    expect(configure().devServer.setupMiddlewares(list)).toEqual([]);
    server = http.createServer((request, response) =>
      list[0]?.middleware(request, response, () => response.writeHead(204).end()),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(async () => {
    await new Promise((resolve) => server.close(resolve));
    fs.rmSync(siteDir, { recursive: true });
  });

  it('has the same data of a page as a build', async () => {
    const [site] = await readShards();
    expect(site?.titles).toEqual([
      [
        '/storage',
        'Storage',
        'What it is for.',
        [
          ['Delete a file', '', 2],
          ['Delete a file', 'delete-a-file-1', 2],
        ],
      ],
    ]);
    const [intro, first] = site?.texts[0] ?? [];
    expect(intro?.[0]).toBe('Keep files. acl Who may read.');
    expect(first?.slice(0, 2)).toEqual(['Read it first.', 'await bucket.file delete']);
  });

  it('updates the index when pages change', async () => {
    expect(await titlesNow()).toEqual(['Storage']);
    write('docs/apis.mdx', page('APIs', 'Routes.'));
    expect(await titlesNow()).toEqual(['APIs', 'Storage']);
    fs.rmSync(path.join(siteDir, 'docs/storage.mdx'));
    expect(await titlesNow()).toEqual(['APIs']);
  });

  it('skips a page with a syntax error and logs its name', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    write('docs/apis.mdx', page('APIs', '<Card'));
    expect(await titlesNow()).toEqual(['Storage']);
    expect(warn).toHaveBeenCalledWith(
      expect.stringContaining('dev-search: skipped docs/apis.mdx: '),
    );
    warn.mockRestore();
  });

  it('passes all other requests on', async () => {
    expect((await fetch(`${origin}/docs/apis`)).status).toBe(204);
    expect((await fetch(`${origin}/docs/assets/search/none.json`)).status).toBe(404);
  });
});
