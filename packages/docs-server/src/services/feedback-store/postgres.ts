import pg from 'pg';
import { createStore, type FeedbackDatabase } from './store';

/** Timeouts in milliseconds. */
const CONNECT_TIMEOUT_MS = 3000;
const STATEMENT_TIMEOUT_MS = 5000;
const MAX_CONNECTIONS = 4;

/**
 * Creates missing tables, and the column of a table from an older release. PostgreSQL runs statements of one query in a transaction. The
 * lock serializes servers that start at the same time. Its number is arbitrary, but must not be used elsewhere in the database.
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
    query: async (sql, parameters) => (await pool.query(sql, [...parameters])).rows,
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
  });
