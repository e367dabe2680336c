import type { SearchAnswer, SearchClient } from '../answers';
import type { FromWorker, ToWorker } from './protocol';

interface Waiting {
  resolve: (answer: SearchAnswer) => void;
  reject: (error: Error) => void;
}

/**
 * Creates a client that searches in the browser, so that queries aren't sent to a server.
 * @param startWorker starts a worker that calls `serveSearch`. It is called on first use, and again after a crash.
 */
export function createLocalSearchClient(startWorker: () => Worker): SearchClient {
  const waiting = new Map<number, Waiting>();
  const listeners = new Set<() => void>();
  let worker: Worker | undefined;
  let lastId = 0;

  const take = (id: number): Waiting | undefined => {
    const entry = waiting.get(id);
    waiting.delete(id);
    return entry;
  };

  const receive = (message: FromWorker): void => {
    if (message.kind === 'grown') {
      listeners.forEach((listener) => listener());
    } else if (message.kind === 'answer') {
      take(message.id)?.resolve(message.answer);
    } else {
      take(message.id)?.reject(new Error(message.reason));
    }
  };

  /** Rejects all pending searches if the worker fails to load or crashes. The next call starts a new worker. */
  const fail = (reason: string): void => {
    worker?.terminate();
    worker = undefined;
    [...waiting.keys()].forEach((id) => take(id)?.reject(new Error(reason)));
  };

  const running = (): Worker => {
    if (!worker) {
      worker = startWorker();
      worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => receive(data));
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
        running().postMessage({ id: lastId, request } satisfies ToWorker);
      }),
    onBetterAnswer: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
