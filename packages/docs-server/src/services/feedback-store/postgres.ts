import pg from 'pg';
import { createStore } from './store';
import {
  MAX_MISSED_SEARCHES,
  PAGE_SIZE,
  sampleColumn,
  type FeedbackDatabase,
  type FeedbackRow,
  type MissedSearch,
  type NewFeedbackEntry,
  type NewMissedSearch,
} from './types';

/** Timeouts in milliseconds. */
const CONNECT_TIMEOUT_MS = 3000;
const STATEMENT_TIMEOUT_MS = 5000;
/** Maximum number of connections per server: one writes, and the others read. */
const MAX_CONNECTIONS = 4;

/**
 * Creates missing tables, and the column of a table from an older release. PostgreSQL runs statements of one query in a transaction. The lock serializes servers that start at the same
 * time. Its number is arbitrary, but must not be used elsewhere in the database.
 */
const SCHEMA = `
  SELECT pg_advisory_xact_lock(7461902);
  CREATE TABLE IF NOT EXISTS feedback (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    key text NOT NULL UNIQUE,
    page text NOT NULL,
    answer text NOT NULL CHECK (answer IN ('yes', 'no', 'feedback')),
    comment text NOT NULL,
    ua text NOT NULL,
    received_at timestamptz NOT NULL
  );
  ALTER TABLE feedback ADD COLUMN IF NOT EXISTS sample text;
  CREATE INDEX IF NOT EXISTS feedback_page ON feedback (page, id);
  CREATE TABLE IF NOT EXISTS missed_searches (
    query text PRIMARY KEY,
    count integer NOT NULL,
    last_day date NOT NULL
  );`;

const INSERT = `
  INSERT INTO feedback (key, page, answer, comment, ua, received_at, sample)
  SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::timestamptz[], $7::text[])
  ON CONFLICT (key) DO NOTHING`;

/** Requires the same permissions and state as an insert, but writes no row. */
const PROBE = `
  INSERT INTO feedback (key, page, answer, comment, ua, received_at)
  SELECT key, page, answer, comment, ua, received_at FROM feedback WHERE false`;

const READ = `
  SELECT * FROM feedback
  WHERE ($1::bigint IS NULL OR id < $1) AND ($2::timestamptz IS NULL OR received_at >= $2)
    AND ($3::text IS NULL OR page = $3)
  ORDER BY id DESC LIMIT ${PAGE_SIZE}`;

/**
 * Counts the searches of a batch, except new queries for a full table. The new queries of the last batch can exceed the limit. All
 * servers update queries in the same order, so that they don't wait for each other's locks forever.
 */
const COUNT_SEARCHES = `
  INSERT INTO missed_searches (query, count, last_day)
  SELECT query, count(*), max(last_day) FROM unnest($1::text[], $2::date[]) AS batch (query, last_day)
  WHERE query IN (SELECT query FROM missed_searches)
    OR (SELECT count(*) FROM missed_searches) < ${MAX_MISSED_SEARCHES}
  GROUP BY query ORDER BY query
  ON CONFLICT (query) DO UPDATE
    SET count = missed_searches.count + excluded.count,
      last_day = greatest(missed_searches.last_day, excluded.last_day)`;

const READ_SEARCHES = `
  SELECT query, count, last_day::text AS "lastDay" FROM missed_searches
  WHERE last_day >= $1::date ORDER BY count DESC, last_day DESC, query LIMIT $2`;

/** One array per column, to insert all entries with one statement. */
const columnsOf = (entries: readonly NewFeedbackEntry[]): unknown[][] => [
  ...(['key', 'page', 'answer', 'comment', 'ua', 'receivedAt'] as const).map((column) =>
    entries.map((entry) => entry[column]),
  ),
  entries.map(sampleColumn),
];

const searchColumnsOf = (searches: readonly NewMissedSearch[]): unknown[][] => [
  searches.map(({ query }) => query),
  searches.map(({ lastDay }) => lastDay),
];

async function openDatabase(connectionString: string): Promise<FeedbackDatabase> {
  const pool = new pg.Pool({
    connectionString,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: STATEMENT_TIMEOUT_MS,
    application_name: 'docs-server',
  });
  // The pool replaces broken idle connections. Without a listener, the error event would end the process.
  pool.on('error', () => undefined);
  try {
    await pool.query(SCHEMA);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    insert: async (entries) => void (await pool.query(INSERT, columnsOf(entries))),
    countSearches: async (searches) =>
      void (await pool.query(COUNT_SEARCHES, searchColumnsOf(searches))),
    probe: async () => void (await pool.query(PROBE)),
    readPage: async ({ since, page }, before) =>
      (await pool.query<FeedbackRow>(READ, [before, since, page])).rows,
    readSearches: async ({ sinceDay, limit }) =>
      (await pool.query<MissedSearch>(READ_SEARCHES, [sinceDay, limit])).rows,
    close: () => pool.end(),
  };
}

function withoutPassword(connectionString: string): string {
  const { host, pathname } = new URL(connectionString);
  return `postgres://${host}${pathname}`;
}

/** Stores feedback in PostgreSQL, for deployments with several machines. */
export const createPostgresStore = (connectionString: string) =>
  createStore({
    kind: 'postgres',
    location: withoutPassword(connectionString),
    accepted: 'a running PostgreSQL server in which the user can create tables',
    open: () => openDatabase(connectionString),
    // Classes 22 (data exception) and 23 (integrity constraint violation).
    isRejection: (error) => error instanceof pg.DatabaseError && /^2[23]/.test(error.code ?? ''),
  });
