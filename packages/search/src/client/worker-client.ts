import { SearchUnavailable, type SearchAnswer, type SearchClient } from '../answers';
import type { FromWorker, WorkerPort } from './protocol';

interface Waiting {
  resolve: (answer: SearchAnswer) => void;
  reject: (error: SearchUnavailable) => void;
}

/**
 * Creates a client that searches in the browser, so that queries aren't sent to a server.
 * @param startWorker starts a worker that calls `serveSearch`. It is called on first use, and again after a crash.
 */
export function createLocalSearchClient(startWorker: () => WorkerPort): SearchClient {
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

  /** Rejects all pending searches if the worker fails to load or crashes. The next call starts a new worker. */
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
    }
    return worker;
  };

  return {
    prepare: () => void running(),
    search: (request) =>
      new Promise((resolve, reject) => {
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        running().postMessage({ id: lastId, request });
      }),
    onBetterAnswer: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
