import pg from 'pg';
import { createStore } from './store';
import { PAGE_SIZE, type FeedbackDatabase, type FeedbackRow, type NewFeedbackEntry } from './types';

/** Timeouts in milliseconds. */
const CONNECT_TIMEOUT_MS = 3000;
const STATEMENT_TIMEOUT_MS = 5000;
/** Maximum number of connections per server: one writes, and the others read. */
const MAX_CONNECTIONS = 4;

/**
 * Creates missing tables, and adds `key` to tables of earlier versions. PostgreSQL runs statements of one query in a transaction. The
 * lock serializes servers that start at the same time. Its number is arbitrary, but must not be used elsewhere in the database.
 */
const SCHEMA = `
  SELECT pg_advisory_xact_lock(7461902);
  CREATE TABLE IF NOT EXISTS feedback (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    page text NOT NULL,
    answer text NOT NULL CHECK (answer IN ('yes', 'no', 'feedback')),
    comment text NOT NULL,
    ua text NOT NULL,
    received_at timestamptz NOT NULL
  );
  CREATE INDEX IF NOT EXISTS feedback_page ON feedback (page, id);
  ALTER TABLE feedback ADD COLUMN IF NOT EXISTS key text;
  CREATE UNIQUE INDEX IF NOT EXISTS feedback_key ON feedback (key);`;

const INSERT = `
  INSERT INTO feedback (key, page, answer, comment, ua, received_at)
  SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::timestamptz[])
  ON CONFLICT (key) DO NOTHING`;

/** Requires the same permissions and state as an insert, but writes no row. */
const PROBE = `
  INSERT INTO feedback (page, answer, comment, ua, received_at)
  SELECT page, answer, comment, ua, received_at FROM feedback WHERE false`;

const READ = `
  SELECT * FROM feedback
  WHERE ($1::bigint IS NULL OR id < $1) AND ($2::timestamptz IS NULL OR received_at >= $2)
    AND ($3::text IS NULL OR page = $3)
  ORDER BY id DESC LIMIT ${PAGE_SIZE}`;

/** One array per column, to insert all entries with one statement. */
const columnsOf = (entries: readonly NewFeedbackEntry[]): unknown[][] =>
  (['key', 'page', 'answer', 'comment', 'ua', 'receivedAt'] as const).map((column) =>
    entries.map((entry) => entry[column]),
  );

async function openDatabase(connectionString: string): Promise<FeedbackDatabase> {
  const pool = new pg.Pool({
    connectionString,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: STATEMENT_TIMEOUT_MS,
    application_name: 'nitric-docs',
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
    probe: async () => void (await pool.query(PROBE)),
    readPage: async ({ since, page }, before) =>
      (await pool.query<FeedbackRow>(READ, [before, since, page])).rows,
    close: () => pool.end(),
  };
}

/** Stores feedback in PostgreSQL, for deployments with several machines. */
export const createPostgresStore = (connectionString: string) =>
  createStore({
    kind: 'postgres',
    open: () => openDatabase(connectionString),
    // Classes 22 (data exception) and 23 (integrity constraint violation).
    isRejection: (error) => error instanceof pg.DatabaseError && /^2[23]/.test(error.code ?? ''),
  });
