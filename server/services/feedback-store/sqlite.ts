import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'libsql';
import type { FeedbackAnswer } from '../../../src/contracts/feedback';
import { createBatchWriter } from './batch';
import {
  StoreUnavailableError,
  type FeedbackEntry,
  type FeedbackFilter,
  type FeedbackStore,
} from './types';

export const SQLITE_FILE = 'feedback.sqlite';

/** How long a write waits for another process that holds the lock, and how often it looks, in milliseconds. */
const LOCK_PATIENCE_MS = 1000;
const LOCK_RETRY_MS = 20;
/** Rows that are read at a time. */
const PAGE_SIZE = 1000;

/** Step n brings a database from version n to n + 1. Steps are never changed, only added. */
const MIGRATIONS = [
  `CREATE TABLE feedback (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     page TEXT NOT NULL,
     answer TEXT NOT NULL CHECK (answer IN ('yes', 'no', 'feedback')),
     comment TEXT NOT NULL,
     ua TEXT NOT NULL,
     received_at INTEGER NOT NULL
   ) STRICT;
   CREATE INDEX feedback_page ON feedback (page, id);`,
] as const;

interface Row {
  id: number;
  page: string;
  answer: FeedbackAnswer;
  comment: string;
  ua: string;
  received_at: number;
}

export interface SqliteOptions {
  /** Created when missing. */
  folder: string;
  /** Bound of the file in pages of 4 kB; the disk's own bound applies anyway. */
  maxPages?: number;
}

const isLocked = (error: unknown): boolean =>
  error instanceof Error &&
  /SQLITE_(?:BUSY|LOCKED)|database is locked/.test(`${codeOf(error)} ${error.message}`);

const codeOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : '';

/** Waits for a lock without holding up the event loop, as SQLite's own waiting would. */
async function patiently<T>(work: () => T): Promise<T> {
  const deadline = Date.now() + LOCK_PATIENCE_MS;
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (!isLocked(error) || Date.now() > deadline) {
        throw error;
      }
      await sleep(LOCK_RETRY_MS);
    }
  }
}

function inTransaction(db: Database.Database, work: () => void): void {
  db.exec('BEGIN IMMEDIATE');
  try {
    work();
    db.exec('COMMIT');
  } catch (error) {
    // SQLite rolls back by itself after some errors; asking again is then an error of its own.
    if (db.inTransaction) {
      db.exec('ROLLBACK');
    }
    throw error;
  }
}

function migrate(db: Database.Database): void {
  inTransaction(db, () => {
    const { user_version: version } = db.prepare('PRAGMA user_version').get() as {
      user_version: number;
    };
    MIGRATIONS.slice(version).forEach((step) => db.exec(step));
    db.exec(`PRAGMA user_version = ${Math.max(version, MIGRATIONS.length)}`);
  });
}

async function openDatabase({ folder, maxPages }: SqliteOptions): Promise<Database.Database> {
  fs.mkdirSync(folder, { recursive: true });
  const db = new Database(path.join(folder, SQLITE_FILE));
  try {
    await patiently(() => db.exec('PRAGMA journal_mode = WAL'));
    // With WAL, FULL syncs the log at every commit: what was acknowledged survives a power cut.
    db.exec('PRAGMA synchronous = FULL');
    if (maxPages !== undefined) {
      db.exec(`PRAGMA max_page_count = ${maxPages}`);
    }
    await patiently(() => migrate(db));
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

const entryOf = (row: Row): FeedbackEntry => ({
  page: row.page,
  answer: row.answer,
  comment: row.comment,
  ua: row.ua,
  receivedAt: new Date(row.received_at),
});

function insertAll(db: Database.Database, entries: readonly FeedbackEntry[]): void {
  inTransaction(db, () => {
    const insert = db.prepare(
      'INSERT INTO feedback (page, answer, comment, ua, received_at) VALUES (?, ?, ?, ?, ?)',
    );
    for (const { page, answer, comment, ua, receivedAt } of entries) {
      insert.run(page, answer, comment, ua, receivedAt.getTime());
    }
  });
}

/** Feedback in one SQLite file: for one machine. */
export function createSqliteStore(options: SqliteOptions): FeedbackStore {
  let opened: Promise<Database.Database> | undefined;

  const database = (): Promise<Database.Database> => {
    opened ??= openDatabase(options).catch((cause: unknown) => {
      opened = undefined;
      throw new StoreUnavailableError(`${options.folder}: the feedback file can't be opened.`, {
        cause,
      });
    });
    return opened;
  };

  const writer = createBatchWriter<FeedbackEntry>(async (entries) => {
    const db = await database();
    await patiently(() => insertAll(db, entries));
  });

  async function* entries({ since, page }: FeedbackFilter = {}): AsyncGenerator<FeedbackEntry> {
    const db = await database();
    const select = db.prepare(
      `SELECT * FROM feedback WHERE id < ? AND received_at >= ? AND (? IS NULL OR page = ?)
       ORDER BY id DESC LIMIT ${PAGE_SIZE}`,
    );
    for (let before = Number.MAX_SAFE_INTEGER; ;) {
      const rows = select.all(before, since?.getTime() ?? 0, page ?? null, page ?? null) as Row[];
      yield* rows.map(entryOf);
      const last = rows.at(-1);
      if (!last || rows.length < PAGE_SIZE) {
        return;
      }
      before = last.id;
    }
  }

  return {
    open: async () => void (await database()),
    save: (entry) => writer.add(entry),
    entries,
    async close() {
      await writer.idle();
      const db = await opened?.catch(() => undefined);
      opened = undefined;
      db?.close();
    },
  };
}
