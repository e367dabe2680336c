import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { docsFixture, fixtureFiles } from '../../tests/docs-fixture';
import { docsSite } from '../../tests/docs-site';
import { Docs } from './docs';
import { createDocsServer } from './mcp-server';
import type { SiteFiles } from './site-files';

const SITE = 'https://docs.example/docs';
const V1_PAGE = '/reference/nodejs/storage/bucket-on';
const V0_PAGE = '/reference/nodejs/v0/storage/bucket-on';

async function connect(files: SiteFiles = fixtureFiles()) {
  const docs = new Docs(docsSite, files, SITE);
  const report = jest.fn();
  const server = createDocsServer({ docs: () => docs, report });
  const client = new Client({ name: 'test', version: '1.0.0' });
  const [clientSide, serverSide] = InMemoryTransport.createLinkedPair();
  await Promise.all([server.connect(serverSide), client.connect(clientSide)]);
  const call = async (name: string, args: Record<string, unknown>) => {
    const {
      content,
      isError,
      structuredContent: data,
    } = await client.callTool({
      name,
      arguments: args,
    });
    return { texts: (content as { text: string }[]).map(({ text }) => text), isError, data };
  };
  return { client, call, report };
}

test('the tools only read and describe their arguments', async () => {
  const { client } = await connect();
  const { tools } = await client.listTools();
  const names = tools.map(({ name }) => name);
  expect(names).toEqual(['search', 'read_page', 'list_functions', 'check_sample']);
  for (const { annotations, description = '', inputSchema } of tools) {
    expect(annotations).toMatchObject({ readOnlyHint: true, openWorldHint: false });
    expect(description.length).toBeGreaterThan(80);
    for (const property of Object.values(inputSchema.properties ?? {})) {
      expect(property).toHaveProperty('description');
    }
  }
});

describe('search', () => {
  const urls = (data: unknown): string[] =>
    (data as { results: { url: string }[] }).results.map(({ url }) => url);

  test('returns titles, addresses, sections, and excerpts, as data and as text', async () => {
    const { call } = await connect();
    const { texts, data } = await call('search', { query: 'storage permissions' });
    expect(data).toMatchObject({
      results: expect.arrayContaining([
        {
          title: 'Operate',
          group: 'Building blocks',
          section: 'Permissions',
          url: `${SITE}/concepts/operate#permissions`,
          excerpt: 'Request read.',
        },
      ]),
    });
    expect(JSON.parse(texts[0] ?? '')).toEqual(data);
  });

  test.each([
    ['the latest version', {}, V1_PAGE],
    ['another version', { version: 'v0' }, V0_PAGE],
  ])('ranks %s of an SDK first, without other SDKs', async (_, version, first) => {
    const { call } = await connect();
    const { data } = await call('search', { query: 'bucket on', sdk: 'nodejs', ...version });
    expect(urls(data)[0]).toBe(SITE + first);
    expect(urls(data).join(' ')).not.toContain('python');
  });

  test('ranks the SDK first and keeps the pages for all SDKs, each page with its sections', async () => {
    const { call } = await connect();
    const { data } = await call('search', { query: 'bucket permissions', sdk: 'python' });
    const routes = urls(data).map((url) => url.slice(SITE.length).split('#')[0] ?? '');
    expect(routes[0]).toBe('/reference/python/storage/bucket-on');
    expect(routes).toContain('/storage');
    const changes = routes.filter((route, index) => route !== routes[index - 1]);
    expect(changes).toEqual([...new Set(routes)]);
  });
});

describe('read_page', () => {
  test.each([
    [{ route: '/storage' }, '/storage'],
    [{ route: 'storage/' }, '/storage'],
    [{ route: `${SITE}/storage?from=search#permissions` }, '/storage'],
    [{ route: `${SITE}/storage.md` }, '/storage'],
    [{ route: '/docs/index.md' }, '/'],
    [{ route: V0_PAGE, version: 'v1' }, V1_PAGE],
  ])('finds the page that %j means', async (args, page) => {
    const { call } = await connect();
    expect((await call('read_page', args)).texts).toEqual([`# Page ${page}\n`]);
  });

  test('reads one section of the same page in an older version', async () => {
    const { call } = await connect();
    const route = `${V1_PAGE}#permissions`;
    expect((await call('read_page', { route, version: 'v0' })).texts).toEqual([
      '## Permissions\n\n```sh\n## Read\n```\n\n',
      `This is one section. The whole page is ${V0_PAGE}.`,
    ]);
  });

  test('returns a long page in parts that end with a line', async () => {
    const { call } = await connect();
    const page = docsFixture['concepts/operate.md'] ?? '';
    const read = async (offset: number) =>
      (await call('read_page', { route: '/concepts/operate', offset, limit: 1000 })).texts;
    const [first = '', note] = await read(0);
    const { length } = first;
    expect([first.length <= 1000, first.endsWith('.\n')]).toEqual([true, true]);
    expect(note).toBe(
      `Characters 0 to ${length} of ${page.length}. To continue, call read_page with offset ${length}.`,
    );
    expect((await read(length))[0]?.slice(0, 9)).toBe(page.slice(length, length + 9));
    expect((await read(page.length - 9))[1]).toContain('This is the last part.');
  });
});

test('list_functions returns signatures and addresses', async () => {
  const { call } = await connect();
  expect((await call('list_functions', { sdk: 'nodejs' })).data).toEqual({
    sdk: 'nodejs',
    version: 'v1',
    functions: [
      {
        name: 'Bucket.on',
        resource: 'Storage',
        signature: 'bucket.on(type, filter, ...middleware)',
        description: 'Run a handler when a file changes.',
        url: SITE + V1_PAGE,
      },
    ],
  });
});

test.each([
  ['search', { query: 'x'.repeat(513) }, /<=512 characters/],
  ['search', { query: 'a', sdk: 'go', version: 'v7' }, /Accepted: v0, v1\./],
  ['search', { query: 'a', version: 'v0' }, /requires `sdk`/],
  ['search', { query: 'a', lang: 'go' }, /Unrecognized key: "lang"/],
  ['read_page', { route: '/storag' }, /closest pages are \/storage/],
  [
    'read_page',
    { route: '/reference/nodejs/storage/buckets-on', version: 'v0' },
    /closest pages are .*\/reference\/nodejs\/v0\/storage\/bucket-on/,
  ],
  ['read_page', { route: '/../package.json' }, /There's no page at/],
  ['read_page', { route: '/storage', version: 'v0' }, /no versions/],
  ['read_page', { route: V1_PAGE, version: 'v9' }, /Accepted: v0, v1\./],
  ['read_page', { route: '/storage', offset: 500 }, /less than 16/],
  ['list_functions', { sdk: 'nodejs', version: '1' }, /Accepted: v0, v1\./],
])('%s rejects %j', async (name, args, message) => {
  const { call, report } = await connect();
  const { texts, isError, data } = await call(name, args);
  expect({ isError, data, texts }).toEqual({
    isError: true,
    data: undefined,
    texts: [expect.stringMatching(message)],
  });
  expect(report).not.toHaveBeenCalled();
});

describe('resources', () => {
  const uri = `${SITE}/storage.md`;

  test('are listed, and read as Markdown', async () => {
    const { client } = await connect();
    expect((await client.listResources()).resources).toEqual([
      expect.objectContaining({ uri, title: 'Storage', mimeType: 'text/markdown' }),
    ]);
    expect((await client.readResource({ uri })).contents).toEqual([
      { uri, mimeType: 'text/markdown', text: '# Page /storage\n' },
    ]);
  });

  test.each([
    ['one that the site does not have', fixtureFiles({}), /no file storage\.md/],
    [
      'one that cannot be read, without details',
      { read: () => Promise.reject(new Error('secret /place')) },
      /unavailable/,
    ],
  ])('%s is an error', async (_, files, message) => {
    const { client } = await connect(files);
    const failed = expect(client.readResource({ uri })).rejects;
    await failed.toThrow(message);
    await failed.not.toThrow(/secret/);
  });
});

test('an unexpected error is reported without details for the client, and the next call works', async () => {
  const { read } = fixtureFiles();
  const files = { read: jest.fn(read).mockRejectedValueOnce(new Error('secret /place')) };
  const { call, report } = await connect(files);
  const failed = await call('list_functions', { sdk: 'nodejs' });
  expect(failed).toMatchObject({ isError: true, texts: [expect.not.stringContaining('secret')] });
  expect(report).toHaveBeenCalledTimes(1);
  expect((await call('list_functions', { sdk: 'nodejs' })).isError).toBeUndefined();
});
