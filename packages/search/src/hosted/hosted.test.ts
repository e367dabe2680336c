import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { SearchRequest } from '../answers';
import { writeIndex } from '../records/shards';
import {
  refusingPort,
  startProvider,
  type Behavior,
  type HostedProvider,
} from '../../tests/hosted-provider';
import { testSite } from '../../tests/site';
import { createHostedSearchClient } from './client';
import { pushIndex } from './push';
import { hostedSettings } from './records';

const running: HostedProvider[] = [];
async function provider(behavior?: Behavior): Promise<HostedProvider> {
  const started = await startProvider(behavior);
  if (behavior === 'hangs') {
    started.behave = () => {
      setImmediate(() => jest.runOnlyPendingTimers());
      return behavior;
    };
  }
  running.push(started);
  return started;
}

/** Timer functions that stay real, so that sockets work. */
const REAL = [
  'setImmediate',
  'clearImmediate',
  'nextTick',
  'queueMicrotask',
  'performance',
] as const;

// Timeouts only expire if a host hangs, so that slow machines don't cause failures.
beforeEach(() => jest.useFakeTimers({ doNotFake: [...REAL, 'Date'] }));
afterEach(async () => {
  jest.useRealTimers();
  await Promise.all(running.splice(0).map(({ close }) => close()));
});

const hostAt = (port: number) =>
  ({ url: '127.0.0.1', port, protocol: 'http', accept: 'readWrite' }) as const;
const settings = { appId: 'APP', searchKey: 'key', indexName: 'docs' };
const request: SearchRequest = { query: 'limits', hitsPerPage: 20, snippetWords: 10 };

const clientOf = (...ports: number[]) =>
  createHostedSearchClient(settings, testSite, { hosts: ports.map(hostAt) });

describe('the hosted search client', () => {
  it('sends the specified parameters', async () => {
    const { port, calls } = await provider();
    await clientOf(port).search(request);
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({
      method: 'POST',
      path: '/1/indexes/*/queries',
      credentials: { app: 'APP', key: 'key' },
    });
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
        optionalFilters: ['isFrozen:false<score=1>'],
        filters: 'isFrozen:false',
      },
    ]);
  });

  it.each([
    ['/reference/nodejs/v0/api/api', 'nodejs', 'nodejs-v0', ' OR reference:nodejs-v0'],
    ['/reference/python', 'python', 'python-v1', ''],
  ])('prefers the SDK and the version of %s', async (readingRoute, sdk, reference, open) => {
    const { port, calls } = await provider();
    await clientOf(port).search({ ...request, readingRoute });
    expect(calls[0]?.body.requests).toMatchObject([
      {
        optionalFilters: [
          `reference:${reference}<score=4>`,
          `sdk:${sdk}<score=2>`,
          'isFrozen:false<score=1>',
        ],
        filters: `isFrozen:false${open}`,
      },
    ]);
  });

  it.each(['topics v0', 'version 0 topics', 'topics 0.x', 'kotlin topics', 'topics in C# (.NET)'])(
    'finds pages of frozen versions for %s',
    async (query) => {
      const { port, calls } = await provider();
      await clientOf(port).search({ ...request, query });
      expect(calls[0]?.body.requests).toMatchObject([{ query }]);
      expect(JSON.stringify(calls[0]?.body)).not.toContain('filters":"isFrozen');
    },
  );

  it.each(['hangs', 429] as const)(
    'uses the next host if one refuses the connection or %s, and then avoids the failed host',
    async (behavior) => {
      const bad = await provider(behavior);
      const good = await provider();
      const client = clientOf(await refusingPort(), bad.port, good.port);
      await client.search(request);
      await client.search({ ...request, query: 'other' });
      expect(good.calls).toHaveLength(2);
      expect(bad.calls).toHaveLength(1);
    },
  );

  it('avoids a failed host for exactly 2 minutes', async () => {
    const bad = await provider('breaks');
    const good = await provider();
    const client = clientOf(bad.port, good.port);
    const start = Date.now();
    jest.useFakeTimers({ now: start, doNotFake: [...REAL] });
    await client.search({ ...request, query: 'first' });
    jest.setSystemTime(start + 119_000);
    await client.search({ ...request, query: 'second' });
    expect(bad.calls).toHaveLength(1);
    jest.setSystemTime(start + 121_000);
    await client.search({ ...request, query: 'third' });
    expect(bad.calls).toHaveLength(2);
    expect(good.calls).toHaveLength(3);
  });

  it('waits 1 s for a connection and 2 s for a response', async () => {
    const send = jest.fn().mockResolvedValue({
      status: 200,
      content: '{"results":[{"hits":[],"nbHits":0}]}',
      isTimedOut: false,
    });
    await createHostedSearchClient(settings, testSite, { requester: { send } }).search(request);
    expect(send.mock.calls[0]?.[0]).toMatchObject({ connectTimeout: 1000, responseTimeout: 2000 });
  });
});

describe('search push', () => {
  const target = {
    appId: 'APP',
    indexName: 'docs',
    writeKey: 'write',
    siteOrigin: 'https://nitric.io',
  };
  const old = { objectID: '/old', hierarchy: { lvl1: 'Old' }, content: null };
  let buildFolder: string;
  beforeEach(() => {
    buildFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'search-push-'));
    writeIndex(buildFolder, testSite, [
      {
        id: 'site',
        titles: [
          ['/storage', 'Storage', 'Keep files.', [['Limits', '', 2]], 'Building blocks', 1.25],
        ],
        texts: [
          [
            ['Intro.', ''],
            ['63 characters.', 'bucket.file', 'max-name\nmin-name'],
          ],
        ],
      },
    ]);
  });
  afterEach(() => fs.rmSync(buildFolder, { recursive: true }));

  const holdOld = ({ indices }: HostedProvider): void => {
    indices.set('docs', {
      settings: { hitsPerPage: 7 },
      records: new Map([[old.objectID, old]]),
    });
  };
  const push = (...ports: number[]): Promise<number> =>
    pushIndex(testSite, buildFolder, target, { hosts: ports.map(hostAt) });

  it('replaces all records, and keeps settings that it does not know', async () => {
    const server = await provider();
    holdOld(server);
    expect(await push(server.port)).toBe(2);
    expect([...server.indices.keys()]).toEqual(['docs']);
    const { settings: stored, records } = server.indices.get('docs') ?? {};
    expect([...(records?.keys() ?? [])]).toEqual(['/storage', '/storage#limits']);
    expect(records?.get('/storage#limits')).toMatchObject({
      url: 'https://nitric.io/docs/storage#limits',
      isFrozen: false,
      code: 'bucket.file',
      defined: 'max-name\nmin-name',
    });
    const searched = hostedSettings.searchableAttributes;
    expect(searched.indexOf('unordered(defined)')).toBeLessThan(searched.indexOf('content'));
    expect(stored).toMatchObject({ ...hostedSettings, hitsPerPage: 7 });
    expect(server.calls.every(({ credentials }) => credentials.key === 'write')).toBe(true);
  });

  it('keeps the old records if the provider rejects a step', async () => {
    const server = await provider();
    holdOld(server);
    server.behave = ({ path: at }) => (at.endsWith('/batch') ? 403 : 'answers');
    await expect(push(server.port)).rejects.toThrow(
      /^The application "APP" rejected the write key/,
    );
    expect([...server.indices.keys()]).toEqual(['docs']);
    expect([...(server.indices.get('docs')?.records.keys() ?? [])]).toEqual(['/old']);
  });

  it('names the application if no host answers', async () => {
    await expect(push(await refusingPort())).rejects.toThrow(
      /^No host of the application "APP" responds/,
    );
  });

  it('names missing files and records', async () => {
    await expect(pushIndex(testSite, `${buildFolder}/none`, target)).rejects.toThrow(
      /search-index\.json: missing\. Build the site first\./,
    );
    writeIndex(buildFolder, testSite, []);
    await expect(pushIndex(testSite, buildFolder, target)).rejects.toThrow('has no records');
  });
});
