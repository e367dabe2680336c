import type { SearchAnswer, SearchRequest } from '../answers';

export interface ToWorker {
  id: number;
  request: SearchRequest;
}

/** Messages from the search worker to the page. `grown` means that a repeated search can return better results. */
export type FromWorker =
  | { kind: 'answer'; id: number; answer: SearchAnswer }
  | { kind: 'failed'; id: number; reason: string }
  | { kind: 'grown' };

/** The members of `Worker` that are used. */
export interface WorkerPort {
  postMessage(message: ToWorker): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<FromWorker>) => void): void;
  addEventListener(type: 'error', listener: (event: ErrorEvent) => void): void;
  terminate(): void;
}
