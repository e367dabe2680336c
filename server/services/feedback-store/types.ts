import type { FeedbackAnswer } from '../../../src/contracts/feedback';

/** What is kept of one feedback. Nothing in it says who sent it. */
export interface FeedbackEntry {
  /** The page's address without the site's base, such as `/apis`. */
  page: string;
  answer: FeedbackAnswer;
  comment: string;
  /** The browser's user agent. */
  ua: string;
  receivedAt: Date;
}

export interface FeedbackFilter {
  since?: Date;
  page?: string;
}

export interface FeedbackStore {
  /**
   * Creates what is missing (folder, file, tables). May be called again, by several processes at once; `save` and `entries`
   * do it when it hasn't happened.
   */
  open(): Promise<void>;
  /**
   * Resolves when the entry will survive a crash of the machine.
   * @throws StoreUnavailableError when it is not stored
   */
  save(entry: FeedbackEntry): Promise<void>;
  /** Newest first. */
  entries(filter?: FeedbackFilter): AsyncIterable<FeedbackEntry>;
  close(): Promise<void>;
}

/** The store cannot take or give anything now: locked, full, unreachable. A later try may succeed. */
export class StoreUnavailableError extends Error {
  override name = 'StoreUnavailableError';
}
