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
