import pg from 'pg';
import type { FeedbackAnswer } from '../../../src/contracts/feedback';
import { createBatchWriter } from './batch';
import {
  StoreUnavailableError,
  type FeedbackEntry,
  type FeedbackFilter,
  type FeedbackStore,
} from './types';

/** How long connecting, and one statement, may take, in milliseconds. */
const CONNECT_TIMEOUT_MS = 3000;
const STATEMENT_TIMEOUT_MS = 5000;
/** Connections of one server: one that writes, others for reading. */
const MAX_CONNECTIONS = 4;
/** Rows that are read at a time. */
const PAGE_SIZE = 1000;
/** Any number that nothing else in the database uses: it makes migrations wait for each other. */
const MIGRATION_LOCK = 7_461_902;

/** Step n brings a database from version n to n + 1. Steps are never changed, only added. */
const MIGRATIONS = [
  `CREATE TABLE feedback (
     id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     page text NOT NULL,
     answer text NOT NULL CHECK (answer IN ('yes', 'no', 'feedback')),
     comment text NOT NULL,
     ua text NOT NULL,
     received_at timestamptz NOT NULL
   );
   CREATE INDEX feedback_page ON feedback (page, id);`,
] as const;

interface Row {
  id: string;
  page: string;
  answer: FeedbackAnswer;
  comment: string;
  ua: string;
  received_at: Date;
}

async function inTransaction(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<void>,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await work(client);
    await client.query('COMMIT');
    client.release();
  } catch (error) {
    // The connection may be half-way through anything: it is thrown away, which rolls back.
    client.release(true);
    throw error;
  }
}

const migrate = (pool: pg.Pool): Promise<void> =>
  inTransaction(pool, async (client) => {
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await client.query('CREATE TABLE IF NOT EXISTS feedback_schema (version integer NOT NULL)');
    const { rows } = await client.query<{ version: number }>('SELECT version FROM feedback_schema');
    const version = rows[0]?.version ?? 0;
    for (const step of MIGRATIONS.slice(version)) {
      await client.query(step);
    }
    await client.query('DELETE FROM feedback_schema');
    await client.query('INSERT INTO feedback_schema (version) VALUES ($1)', [
      Math.max(version, MIGRATIONS.length),
    ]);
  });

async function insertAll(pool: pg.Pool, entries: readonly FeedbackEntry[]): Promise<void> {
  // One statement is one transaction: all entries or none.
  await pool.query(
    `INSERT INTO feedback (page, answer, comment, ua, received_at)
     SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::timestamptz[])`,
    [
      entries.map(({ page }) => page),
      entries.map(({ answer }) => answer),
      entries.map(({ comment }) => comment),
      entries.map(({ ua }) => ua),
      entries.map(({ receivedAt }) => receivedAt),
    ],
  );
}

const entryOf = (row: Row): FeedbackEntry => ({
  page: row.page,
  answer: row.answer,
  comment: row.comment,
  ua: row.ua,
  receivedAt: row.received_at,
});

/** Feedback in PostgreSQL: for more than one machine. */
export function createPostgresStore(connectionString: string): FeedbackStore {
  const pool = new pg.Pool({
    connectionString,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: STATEMENT_TIMEOUT_MS,
    application_name: 'nitric-docs',
  });
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => undefined);
  let migrated: Promise<void> | undefined;

  const ready = (): Promise<void> => {
    migrated ??= migrate(pool).catch((cause: unknown) => {
      migrated = undefined;
      throw new StoreUnavailableError("The feedback database can't be reached.", { cause });
    });
    return migrated;
  };

  const writer = createBatchWriter<FeedbackEntry>(async (entries) => {
    await ready();
    await insertAll(pool, entries);
  });

  async function* entries({ since, page }: FeedbackFilter = {}): AsyncGenerator<FeedbackEntry> {
    await ready();
    for (let before: string | null = null; ;) {
      const { rows }: pg.QueryResult<Row> = await pool.query<Row>(
        `SELECT * FROM feedback
         WHERE ($1::bigint IS NULL OR id < $1) AND ($2::timestamptz IS NULL OR received_at >= $2)
           AND ($3::text IS NULL OR page = $3)
         ORDER BY id DESC LIMIT ${PAGE_SIZE}`,
        [before, since ?? null, page ?? null],
      );
      yield* rows.map(entryOf);
      const last = rows.at(-1);
      if (!last || rows.length < PAGE_SIZE) {
        return;
      }
      before = last.id;
    }
  }

  return {
    open: ready,
    save: (entry) => writer.add(entry),
    entries,
    async close() {
      await writer.idle();
      if (!pool.ended) {
        await pool.end();
      }
    },
  };
}
