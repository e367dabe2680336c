/** @jest-environment node */
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { readEnv } from '../../src/config/env';
import { SearchUnavailable, type SearchRequest } from '../../src/contracts/search';
import { createHostedSearchClient } from '../../src/features/search/hosted/client';
import { writeIndex } from '../../plugins/search-records';
import { pushIndex } from '../../scripts/search/push-index';

type Behaviour = 'answers' | 'breaks' | 'hangs';

interface Call {
  method: string;
  path: string;
  body: Record<string, unknown>;
}

const answer = {
  results: [
    {
      hits: [
        {
          objectID: '/storage#limits',
          url: 'https://nitric.io/docs/storage#limits',
          type: 'lvl2',
          hierarchy: { lvl0: 'Building blocks', lvl1: 'Storage', lvl2: 'Limits' },
          content: 'A name has 63 characters.',
          _snippetResult: {
            hierarchy: { lvl2: { value: '<mark>Limits</mark>' } },
            content: { value: 'A name…' },
          },
        },
      ],
      nbHits: 1,
      queryID: 'abc',
    },
  ],
};

const servers: http.Server[] = [];

/** A provider that speaks the calls of querying and indexing. */
async function provider(behaviour: Behaviour): Promise<{ port: number; calls: Call[] }> {
  const calls: Call[] = [];
  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      const address = new URL(request.url ?? '/', 'http://localhost');
      calls.push({
        method: request.method ?? '',
        path: address.pathname,
        body: text ? (JSON.parse(text) as Record<string, unknown>) : {},
      });
      if (behaviour === 'hangs') {
        return;
      }
      response.writeHead(behaviour === 'breaks' ? 500 : 200, {
        'content-type': 'application/json',
      });
      const isQuery = address.pathname.endsWith('/queries');
      const isTask = address.pathname.includes('/task/');
      response.end(
        JSON.stringify(
          isQuery ? answer : isTask ? { status: 'published' } : { taskID: 1, objectIDs: [] },
        ),
      );
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, calls };
}

/** A port that refuses. */
async function refusingPort(): Promise<number> {
  const { port } = await provider('answers');
  await new Promise((resolve) => servers.pop()?.close(resolve));
  return port;
}

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const hostAt = (port: number) =>
  ({ url: '127.0.0.1', port, protocol: 'http', accept: 'readWrite' }) as const;
const settings = { appId: 'APP', searchKey: 'key', indexName: 'docs' };
const request: SearchRequest = { query: 'limits', hitsPerPage: 20, snippetWords: 10 };
/** Short, so that a host that hangs costs a test no seconds. */
const timeouts = { connect: 200, read: 200, write: 1000 };

const clientOf = (...ports: number[]) =>
  createHostedSearchClient(settings, { hosts: ports.map(hostAt), timeouts });

describe('the hosted search client', () => {
  it('asks with the parameters of the specification and gives hits, count and query id', async () => {
    const { port, calls } = await provider('answers');
    const found = await clientOf(port).search(request);
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({ method: 'POST', path: '/1/indexes/*/queries' });
    expect(calls[0]?.body.requests).toEqual([
      {
        indexName: 'docs',
        query: 'limits',
        attributesToRetrieve: [
          ...[0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`),
          'content',
          'type',
          'url',
        ],
        attributesToSnippet: [
          ...[1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}:10`),
          'content:10',
        ],
        snippetEllipsisText: '…',
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
        hitsPerPage: 20,
        clickAnalytics: true,
      },
    ]);
    expect(found).toMatchObject({
      nbHits: 1,
      queryID: 'abc',
      hits: [
        {
          objectID: '/storage#limits',
          snippets: { lvl2: '<mark>Limits</mark>', content: 'A name…' },
        },
      ],
    });
  });

  it.each(['breaks', 'hangs'] as const)(
    'goes to the next host when one %s, and avoids it',
    async (behaviour) => {
      const bad = await provider(behaviour);
      const good = await provider('answers');
      const client = clientOf(bad.port, good.port);
      expect((await client.search(request)).nbHits).toBe(1);
      await client.search({ ...request, query: 'other' });
      expect(good.calls).toHaveLength(2);
      expect(bad.calls).toHaveLength(1);
    },
  );

  it('goes to the next host when one refuses', async () => {
    const good = await provider('answers');
    expect((await clientOf(await refusingPort(), good.port).search(request)).nbHits).toBe(1);
  });

  it('is unavailable when all hosts fail', async () => {
    const bad = await provider('breaks');
    await expect(clientOf(await refusingPort(), bad.port).search(request)).rejects.toBeInstanceOf(
      SearchUnavailable,
    );
  });
});

describe('search:push', () => {
  const env = readEnv({
    DOCS_ALGOLIA_APP_ID: 'APP',
    DOCS_ALGOLIA_SEARCH_KEY: 'key',
    DOCS_ALGOLIA_INDEX: 'docs',
    DOCS_ALGOLIA_WRITE_KEY: 'write',
  });
  let buildFolder: string;
  beforeEach(() => {
    buildFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'search-push-'));
    writeIndex(buildFolder, [
      {
        id: 'site',
        titles: [['/storage', 'Storage', 'Keep files.', [['Limits', '', 2]]]],
        texts: [
          [
            ['Intro.', ''],
            ['63 characters.', 'bucket.file'],
          ],
        ],
      },
    ]);
  });
  afterEach(() => fs.rmSync(buildFolder, { recursive: true }));

  it('sets the settings, fills an index beside the real one and moves it over that', async () => {
    const { port, calls } = await provider('answers');
    expect(await pushIndex(buildFolder, env, { hosts: [hostAt(port)] })).toBe(2);
    const steps = calls.filter(({ method }) => method !== 'GET');
    expect(steps[0]).toMatchObject({ method: 'PUT', path: '/1/indexes/docs/settings' });
    const batch = steps.find(({ path: at }) => at.endsWith('/batch'));
    expect(batch?.path).toMatch(/^\/1\/indexes\/docs_tmp_\w+\/batch$/);
    expect(JSON.stringify(batch?.body)).toContain('https://nitric.io/docs/storage#limits');
    expect(steps.at(-1)?.body).toMatchObject({ operation: 'move', destination: 'docs' });
  });

  it('says what is missing', async () => {
    await expect(pushIndex(buildFolder, readEnv({}))).rejects.toThrow(
      'search:push needs DOCS_ALGOLIA_APP_ID',
    );
    await expect(pushIndex(`${buildFolder}/none`, env)).rejects.toThrow(
      /search-index\.json: missing\. Run npm run build first\./,
    );
  });
});
