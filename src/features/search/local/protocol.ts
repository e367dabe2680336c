import type { SearchAnswer, SearchRequest } from '../../../contracts/search';

/** What the page says to the search worker. */
export type ToWorker =
  { kind: 'prepare'; baseUrl: string } | { kind: 'search'; id: number; request: SearchRequest };

/** What the search worker says to the page. `grown`: an answer given so far may now be better. */
export type FromWorker =
  | { kind: 'answer'; id: number; answer: SearchAnswer }
  | { kind: 'failed'; id: number; reason: string }
  | { kind: 'grown' };

/** The part of a Worker that is used. */
export interface WorkerPort {
  postMessage(message: ToWorker): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<FromWorker>) => void): void;
  addEventListener(type: 'error', listener: (event: ErrorEvent) => void): void;
  terminate(): void;
}
