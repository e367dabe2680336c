import type { FeedbackAnswer, FeedbackSample } from '../../contracts/feedback';

/** A feedback entry. It contains nothing that identifies the sender. */
export interface FeedbackEntry {
  /** The page's address without the site's base, such as `/apis`. */
  page: string;
  answer: FeedbackAnswer;
  comment: string;
  /** The browser's user agent. */
  ua: string;
  receivedAt: Date;
  /** Undefined if the feedback is on the whole page. */
  sample?: FeedbackSample | undefined;
}

export interface NewFeedbackEntry extends FeedbackEntry {
  /** Idempotency key: an entry with a known key is not stored again. */
  key: string;
}

export interface FeedbackFilter {
  since?: Date;
  page?: string;
}

/** A query that found nothing. Nothing else about its searches is stored. */
export interface MissedSearch {
  /** Normalized: lowercase with single spaces. */
  query: string;
  count: number;
  /** Day of the last search in UTC, such as `2026-03-01`. */
  lastDay: string;
}

/** The day of a time in UTC, such as `2026-03-01`. */
export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

/** One search for a query that found nothing. */
export type NewMissedSearch = Pick<MissedSearch, 'query' | 'lastDay'>;

export interface MissedSearchFilter {
  /** The earliest `lastDay`. */
  sinceDay?: string;
  limit?: number;
}

export interface FeedbackStore {
  kind: 'sqlite' | 'postgres';
  /**
   * Creates the folder, the file, and the tables if they are missing. Several processes can call it at the same time. The other functions
   * call it if necessary.
   */
  open(): Promise<void>;
  /**
   * Resolves after the entry is durable.
   * @throws StoreUnavailableError if a retry can succeed, or RejectedEntryError if the entry is invalid
   */
  save(entry: NewFeedbackEntry): Promise<void>;
  /**
   * Counts a search that found nothing. Resolves after the count is durable, and throws like `save`. If the table is full, only the
   * counts of its queries grow.
   * @param query is normalized, and can't be personal data
   */
  countMissedSearch(query: string, searchedAt: Date): Promise<void>;
  /** @throws StoreUnavailableError if the store isn't writable */
  check(): Promise<void>;
  /** Newest first. */
  entries(filter?: FeedbackFilter): AsyncIterable<FeedbackEntry>;
  /** Most frequent first. */
  missedSearches(filter?: MissedSearchFilter): Promise<MissedSearch[]>;
  close(): Promise<void>;
}

/** An open database, with one implementation per kind. */
export interface FeedbackDatabase {
  /** Stores all entries durably, or none. */
  insert(entries: readonly NewFeedbackEntry[]): Promise<void> | void;
  /** Counts all searches durably, or none. The same query can occur several times. */
  countSearches(searches: readonly NewMissedSearch[]): Promise<void> | void;
  /** Checks that the database is writable without changing data. */
  probe(): Promise<void> | void;
  /** @returns at most `PAGE_SIZE` entries that are older than the one with this id, newest first */
  readPage(filter: FeedbackFilter, before: Id | undefined): Promise<FeedbackRow[]> | FeedbackRow[];
  readSearches(filter: Required<MissedSearchFilter>): Promise<MissedSearch[]> | MissedSearch[];
  close(): Promise<void> | void;
}

export type Id = number | string;

/** A row of the table. */
export interface FeedbackRow extends Omit<FeedbackEntry, 'receivedAt' | 'sample'> {
  id: Id;
  /** SQLite stores milliseconds. */
  received_at: Date | number;
  /** A `FeedbackSample` as JSON. */
  sample: string | null;
}

/** The value of the column `sample`. */
export const sampleColumn = ({ sample }: FeedbackEntry): string | null =>
  sample ? JSON.stringify(sample) : null;

export const PAGE_SIZE = 1000;

/** Maximum number of distinct queries in the table of missed searches, so that no client can fill the disk. */
export const MAX_MISSED_SEARCHES = 10_000;

/** The store is locked, full, or unreachable. A retry can succeed. */
export class StoreUnavailableError extends Error {
  override name = 'StoreUnavailableError';
}

/** The database rejected the entry. A retry fails again. */
export class RejectedEntryError extends Error {
  override name = 'RejectedEntryError';
}
