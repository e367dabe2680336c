import type { SearchRequest } from '../answers';
import { createLocalSearchClient } from './worker-client';
import type { FromWorker } from './protocol';

const request: SearchRequest = { query: 'storage', hitsPerPage: 20, snippetWords: 10 };

/** A worker whose messages the test sends. */
class FakeWorker {
  isRunning = true;
  private readonly listeners = new Map<string, (event: never) => void>();

  postMessage(): void {}
  addEventListener(type: string, listener: (event: never) => void): void {
    this.listeners.set(type, listener);
  }
  terminate(): void {
    this.isRunning = false;
  }
  send(data: FromWorker): void {
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
      return worker as unknown as Worker;
    });
    return { client, workers };
  };

  it('resolves each search with its own answer, in any order', async () => {
    const { client, workers } = start();
    const [a, b] = [client.search(request), client.search({ ...request, query: 'secrets' })];
    workers[0]?.send({ kind: 'answer', id: 2, answer: { hits: [], nbHits: 2 } });
    workers[0]?.send({ kind: 'answer', id: 1, answer: { hits: [], nbHits: 1 } });
    expect([(await a).nbHits, (await b).nbHits]).toEqual([1, 2]);
  });

  it('starts another worker after a crash', async () => {
    const { client, workers } = start();
    const search = client.search(request);
    workers[0]?.crash('');
    await expect(search).rejects.toThrow('could not be started');
    expect(workers[0]?.isRunning).toBe(false);
    client.prepare();
    expect(workers).toHaveLength(2);
  });
});
