import type { FeedbackAnswer } from '../../../src/contracts/feedback';

/** What is kept of one feedback entry. Nothing in it says who sent it. */
export interface FeedbackEntry {
  /** The page's address without the site's base, such as `/apis`. */
  page: string;
  answer: FeedbackAnswer;
  comment: string;
  /** The browser's user agent. */
  ua: string;
  receivedAt: Date;
}

export interface NewFeedbackEntry extends FeedbackEntry {
  /** An entry whose key is stored already is stored no second time. */
  key: string;
}

export interface FeedbackFilter {
  since?: Date;
  page?: string;
}

export interface FeedbackStore {
  kind: 'sqlite' | 'postgres';
  /**
   * Creates what is missing (folder, file, tables) and brings an older store up to date. Several processes can do so at once. The
   * other functions do it when it hasn't happened.
   */
  open(): Promise<void>;
  /**
   * Resolves when the entry will survive a crash of the machine.
   * @throws StoreUnavailableError when it is not stored, RejectedEntryError when it never will be
   */
  save(entry: NewFeedbackEntry): Promise<void>;
  /** @throws StoreUnavailableError when nothing can be written now */
  check(): Promise<void>;
  /** Newest first. */
  entries(filter?: FeedbackFilter): AsyncIterable<FeedbackEntry>;
  close(): Promise<void>;
}

/** One open database: what `createFeedbackStore` needs of each kind. */
export interface FeedbackDatabase {
  /** Stores all entries durably, or none. */
  insert(entries: readonly NewFeedbackEntry[]): Promise<void> | void;
  /** Writes something durably that changes nothing. */
  probe(): Promise<void> | void;
  /** @returns at most `PAGE_SIZE` entries that are older than the one with this id, newest first */
  readPage(filter: FeedbackFilter, before: Id | undefined): Promise<StoredEntry[]> | StoredEntry[];
  close(): Promise<void> | void;
}

export type Id = number | string;

export interface StoredEntry {
  id: Id;
  entry: FeedbackEntry;
}

/** Entries that are read at a time. */
export const PAGE_SIZE = 1000;

/** The store can't be used now: locked, full, unreachable. A later attempt can succeed. */
export class StoreUnavailableError extends Error {
  override name = 'StoreUnavailableError';
}

/** The database doesn't accept this entry, and never will. */
export class RejectedEntryError extends Error {
  override name = 'RejectedEntryError';
}
