import type { FeedbackAnswer, FeedbackSample } from '../../contracts/feedback';
import { messageOf } from '../../error-message';

/** A feedback entry. It contains nothing that identifies the sender. */
export interface FeedbackEntry {
  /** The page's address without the site's base, such as `/apis`. */
  page: string;
  answer: FeedbackAnswer;
  comment: string;
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
  limit?: number;
}

/** A query that found nothing. Nothing else about its searches is stored. */
export interface MissedSearch {
  /** Normalized: lowercase with single spaces. */
  query: string;
  count: number;
  /** Day of the last search in UTC, such as `2026-03-01`. */
  lastDay: string;
}

/** In UTC. */
export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

/** The store is locked, full, or unreachable. A retry can succeed. */
export class StoreUnavailableError extends Error {
  override name = 'StoreUnavailableError';
}

/** All functions create what is missing, and throw a StoreUnavailableError if the database fails. */
export interface FeedbackStore {
  kind: 'sqlite' | 'postgres';
  /** Resolves after the entry is durable. */
  save(entry: NewFeedbackEntry): Promise<void>;
  /**
   * Counts a search that found nothing. Resolves after the count is durable. If the table is full, only the counts of its queries grow.
   * @param query is normalized, and can't be personal data
   */
  countMissedSearch(query: string, searchedAt: Date): Promise<void>;
  /** Checks that the database is writable without changing data. */
  check(): Promise<void>;
  /** Newest first. */
  entries(filter?: FeedbackFilter): Promise<FeedbackEntry[]>;
  /** Most frequent first. */
  missedSearches(filter?: Omit<FeedbackFilter, 'page'>): Promise<MissedSearch[]>;
  close(): Promise<void>;
}

export interface FeedbackDatabase {
  /**
   * Runs a statement. Its effects are durable when it resolves.
   * @param parameters the values of `$1`, `$2`, and so on: texts, numbers, times, and null
   * @returns rows
   */
  query(sql: string, parameters: readonly unknown[]): Promise<unknown[]> | unknown[];
  close(): Promise<void> | void;
}

export interface DatabaseKind {
  kind: FeedbackStore['kind'];
  /** Where the database is, without a password, for error messages. */
  location: string;
  /** What the location must be, for error messages. */
  accepted: string;
  open: () => Promise<FeedbackDatabase> | FeedbackDatabase;
}

/** Maximum number of distinct queries in the table of missed searches, so that no client can fill the disk. */
export const MAX_MISSED_SEARCHES = 10_000;

const INSERT = `
  INSERT INTO feedback (key, page, answer, comment, ua, received_at, sample) VALUES ($1, $2, $3, $4, $5, $6, $7)
  ON CONFLICT (key) DO NOTHING`;

/** Requires the same permissions and locks as an insert, but writes no row. */
const PROBE = `
  INSERT INTO missed_searches (query, count, last_day)
  SELECT query, count, last_day FROM missed_searches WHERE 1 = 0`;

const READ = `
  SELECT page, answer, comment, ua, received_at, sample FROM feedback
  WHERE received_at >= $1 AND (CAST($2 AS text) IS NULL OR page = $2) ORDER BY id DESC LIMIT $3`;

/** Counts one search, unless it would be a new query in a full table. */
const COUNT_SEARCH = `
  INSERT INTO missed_searches (query, count, last_day)
  SELECT $1, 1, $2
  WHERE EXISTS (SELECT 1 FROM missed_searches WHERE query = $1)
    OR (SELECT count(*) FROM missed_searches) < ${MAX_MISSED_SEARCHES}
  ON CONFLICT (query) DO UPDATE
    SET count = missed_searches.count + 1, last_day = excluded.last_day`;

const READ_SEARCHES = `
  SELECT query, count, CAST(last_day AS text) AS "lastDay" FROM missed_searches
  WHERE last_day >= $1 ORDER BY count DESC, last_day DESC, query LIMIT $2`;

/** Before all entries. */
const START = new Date(0);

interface FeedbackRow extends Omit<FeedbackEntry, 'receivedAt' | 'sample'> {
  /** SQLite stores milliseconds. */
  received_at: Date | number;
  /** A `FeedbackSample` as JSON. */
  sample: string | null;
}

const entryOf = ({ received_at, sample, ...row }: FeedbackRow): FeedbackEntry => ({
  ...row,
  receivedAt: new Date(received_at),
  ...(sample !== null && { sample: JSON.parse(sample) as FeedbackSample }),
});

/** Creates a store. It opens the database on first use, and reopens it after a failure. */
export function createStore({ kind, location, accepted, open }: DatabaseKind): FeedbackStore {
  let opened: Promise<FeedbackDatabase> | undefined;

  const close = async (database = opened): Promise<void> => {
    if (database && database === opened) {
      opened = undefined;
      await (await database.catch(() => undefined))?.close();
    }
  };
  const runOnce = async (sql: string, parameters: readonly unknown[]): Promise<unknown[]> => {
    const database = (opened ??= Promise.resolve().then(open));
    try {
      return await (await database).query(sql, parameters);
    } catch (error) {
      await close(database);
      throw error;
    }
  };
  /**
   * Runs a statement. If it fails, it reopens the database and retries once, because the file, a table, or the connection can be lost.
   * Entries have keys, so a retry doesn't store them twice. A missed search has no key, and a retry can count it twice.
   */
  const run = (sql: string, ...parameters: readonly unknown[]): Promise<unknown[]> =>
    runOnce(sql, parameters)
      .catch(() => runOnce(sql, parameters))
      .catch((cause: unknown) => {
        const reason = messageOf(cause).replace(/\.$/, '');
        const message = `The feedback store ${location} is unavailable: ${reason}. Accepted: ${accepted}. Correct it, or set DOCS_FEEDBACK_STORE.`;
        throw new StoreUnavailableError(message, { cause });
      });

  return {
    kind,
    async save({ key, page, answer, comment, ua, receivedAt, sample }) {
      const json = sample ? JSON.stringify(sample) : null;
      await run(INSERT, key, page, answer, comment, ua, receivedAt, json);
    },
    async countMissedSearch(query, searchedAt) {
      await run(COUNT_SEARCH, query, dayOf(searchedAt));
    },
    async check() {
      await run(PROBE);
    },
    async entries({ since = START, page = null, limit = Number.MAX_SAFE_INTEGER } = {}) {
      return ((await run(READ, since, page, limit)) as FeedbackRow[]).map(entryOf);
    },
    async missedSearches({ since = START, limit = MAX_MISSED_SEARCHES } = {}) {
      return (await run(READ_SEARCHES, dayOf(since), limit)) as MissedSearch[];
    },
    close,
  };
}
