import { SearchUnavailable, type SearchAnswer, type SearchClient } from '../../../contracts/search';
import type { FromWorker, WorkerPort } from './protocol';

interface Waiting {
  resolve: (answer: SearchAnswer) => void;
  reject: (error: SearchUnavailable) => void;
}

/**
 * Search in the reader's own browser: nothing that they type leaves it.
 * @param startWorker starts the worker of `search.worker.ts`; called on first use, and again after a crash
 * @param baseUrl the site's base, where the index is read from
 */
export function createLocalSearchClient(
  startWorker: () => WorkerPort,
  baseUrl: string,
): SearchClient {
  const waiting = new Map<number, Waiting>();
  const listeners = new Set<() => void>();
  let worker: WorkerPort | undefined;
  let lastId = 0;

  const settle = (id: number, how: (entry: Waiting) => void): void => {
    const entry = waiting.get(id);
    waiting.delete(id);
    if (entry) {
      how(entry);
    }
  };

  const receive = (message: FromWorker): void => {
    if (message.kind === 'grown') {
      listeners.forEach((listener) => listener());
    } else if (message.kind === 'answer') {
      settle(message.id, ({ resolve }) => resolve(message.answer));
    } else {
      settle(message.id, ({ reject }) => reject(new SearchUnavailable(message.reason)));
    }
  };

  /** The worker's script could not be loaded or it crashed: everybody hears it, the next call starts a new one. */
  const fail = (reason: string): void => {
    worker?.terminate();
    worker = undefined;
    [...waiting.keys()].forEach((id) =>
      settle(id, ({ reject }) => reject(new SearchUnavailable(reason))),
    );
  };

  const running = (): WorkerPort => {
    if (!worker) {
      worker = startWorker();
      worker.addEventListener('message', ({ data }) => receive(data));
      worker.addEventListener('error', ({ message }) =>
        fail(message || 'The search worker could not be started.'),
      );
      worker.postMessage({ kind: 'prepare', baseUrl });
    }
    return worker;
  };

  return {
    prepare: () => void running(),
    search: (request) =>
      new Promise((resolve, reject) => {
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        running().postMessage({ kind: 'search', id: lastId, request });
      }),
    onBetterAnswer: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
