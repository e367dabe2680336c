/** @jest-environment node */
import { SearchUnavailable, type SearchRequest } from '../../../contracts/search';
import { createLocalSearchClient } from './client';
import { LocalSearch } from './local-search';
import type { FromWorker, ToWorker, WorkerPort } from './protocol';

const request: SearchRequest = { query: 'storage', hitsPerPage: 20, snippetWords: 10 };

const files: Record<string, unknown> = {
  'search-index.json': {
    shards: [
      { id: 'site', titles: 'site.titles', texts: 'site.texts' },
      { id: 'nodejs-v0', titles: 'v0.titles', texts: 'v0.texts' },
    ],
  },
  'site.titles': [['/storage', 'Storage', 'Keep files.', []]],
  'site.texts': [[['Herbarium sheets.', '']]],
  'v0.titles': [['/reference/nodejs/v0', 'Node.js SDK', 'Older.', []]],
  'v0.texts': [[['Collections.', '']]],
};

/** Files of a site of which some are held back until they are released. */
function site(held: readonly string[] = []) {
  const waiting = new Map<string, () => void>();
  const asked: string[] = [];
  const broken = new Set<string>();
  const readJson = async (file: string): Promise<unknown> => {
    asked.push(file);
    if (broken.has(file)) {
      throw new Error(`${file}: the server answered 404.`);
    }
    if (held.includes(file)) {
      await new Promise<void>((resolve) => waiting.set(file, resolve));
    }
    return files[file];
  };
  return { readJson, asked, broken, release: (file: string) => waiting.get(file)?.() };
}

describe('search in a worker', () => {
  it('reads each file once, the titles of current pages first', async () => {
    const { readJson, asked } = site();
    const search = new LocalSearch(readJson, jest.fn());
    await search.prepare();
    await search.search(request);
    await search.search({ ...request, query: 'herbarium' });
    expect(asked).toEqual([
      'search-index.json',
      'site.titles',
      'v0.titles',
      'site.texts',
      'v0.texts',
    ]);
  });

  it('answers from titles when texts are late, and tells when they come', async () => {
    const { readJson, release } = site(['site.texts']);
    const onGrown = jest.fn();
    const search = new LocalSearch(readJson, onGrown);
    expect((await search.search(request)).nbHits).toBe(1);
    expect((await search.search({ ...request, query: 'herbarium' })).nbHits).toBe(0);
    expect(onGrown).not.toHaveBeenCalled();
    release('site.texts');
    await search.prepare();
    expect(onGrown).toHaveBeenCalledTimes(1);
    expect((await search.search({ ...request, query: 'herbarium' })).nbHits).toBe(1);
  });

  it('fails without the first titles, and reads them again for the next search', async () => {
    const { readJson, broken } = site();
    broken.add('site.titles');
    const search = new LocalSearch(readJson, jest.fn());
    await search.prepare();
    await expect(search.search(request)).rejects.toThrow('site.titles: the server answered 404.');
    broken.clear();
    expect((await search.search(request)).nbHits).toBe(1);
  });

  it('does without a file that only adds, and reads it again for the next search', async () => {
    const { readJson, broken, asked } = site();
    broken.add('v0.texts');
    const search = new LocalSearch(readJson, jest.fn());
    expect((await search.search(request)).nbHits).toBe(1);
    broken.clear();
    expect((await search.search({ ...request, query: 'collections' })).nbHits).toBe(1);
    expect(asked.filter((file) => file === 'site.texts')).toHaveLength(1);
  });
});

/** A worker that a test plays. */
class FakeWorker implements WorkerPort {
  readonly received: ToWorker[] = [];
  isRunning = true;
  private readonly listeners = new Map<string, (event: never) => void>();

  postMessage(message: ToWorker): void {
    this.received.push(message);
  }
  addEventListener(type: string, listener: (event: never) => void): void {
    this.listeners.set(type, listener);
  }
  terminate(): void {
    this.isRunning = false;
  }
  say(data: FromWorker): void {
    this.listeners.get('message')?.({ data } as never);
  }
  crash(message: string): void {
    this.listeners.get('error')?.({ message } as never);
  }
}

describe('the local search client', () => {
  const start = () => {
    const workers: FakeWorker[] = [];
    const client = createLocalSearchClient(() => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker;
    }, '/docs/');
    return { client, workers };
  };

  it('starts one worker, on first use', () => {
    const { client, workers } = start();
    expect(workers).toHaveLength(0);
    client.prepare();
    client.prepare();
    expect(workers).toHaveLength(1);
    expect(workers[0]?.received).toEqual([{ kind: 'prepare', baseUrl: '/docs/' }]);
  });

  it('gives each search its own answer, whatever their order', async () => {
    const { client, workers } = start();
    const [a, b] = [client.search(request), client.search({ ...request, query: 'secrets' })];
    workers[0]?.say({ kind: 'answer', id: 2, answer: { hits: [], nbHits: 2 } });
    workers[0]?.say({ kind: 'answer', id: 1, answer: { hits: [], nbHits: 1 } });
    expect([(await a).nbHits, (await b).nbHits]).toEqual([1, 2]);
  });

  it('is unavailable when the worker says so', async () => {
    const { client, workers } = start();
    const search = client.search(request);
    workers[0]?.say({ kind: 'failed', id: 1, reason: 'site.titles: the server answered 404.' });
    await expect(search).rejects.toEqual(
      new SearchUnavailable('site.titles: the server answered 404.'),
    );
  });

  it('starts another worker after a crash', async () => {
    const { client, workers } = start();
    const search = client.search(request);
    workers[0]?.crash('');
    await expect(search).rejects.toBeInstanceOf(SearchUnavailable);
    expect(workers[0]?.isRunning).toBe(false);
    client.prepare();
    expect(workers).toHaveLength(2);
  });

  it('tells everybody who listens when the index has grown', () => {
    const { client, workers } = start();
    const [first, second] = [jest.fn(), jest.fn()];
    client.prepare();
    client.onBetterAnswer(first)();
    client.onBetterAnswer(second);
    workers[0]?.say({ kind: 'grown' });
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledTimes(1);
  });
});
