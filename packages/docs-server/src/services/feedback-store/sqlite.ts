import fs from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
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

export const SQLITE_FILE = 'feedback.sqlite';

/** How long a write waits for the lock of another process, in milliseconds. It blocks the event loop. */
const LOCK_TIMEOUT_MS = 250;

/** Creates missing tables. */
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS feedback (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    key TEXT NOT NULL UNIQUE,
    page TEXT NOT NULL,
    answer TEXT NOT NULL CHECK (answer IN ('yes', 'no', 'feedback')),
    comment TEXT NOT NULL,
    ua TEXT NOT NULL,
    received_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS feedback_page ON feedback (page, id);
  CREATE TABLE IF NOT EXISTS missed_searches (
    query TEXT PRIMARY KEY,
    count INTEGER NOT NULL,
    last_day TEXT NOT NULL
  ) STRICT;`;

/** Adds the column to the table of an older release. SQLite has no `ADD COLUMN IF NOT EXISTS`. */
function addSampleColumn(db: Database.Database): void {
  const columns = db.prepare("SELECT name FROM pragma_table_info('feedback')").all();
  if (!(columns as { name: string }[]).some(({ name }) => name === 'sample')) {
    db.exec('ALTER TABLE feedback ADD COLUMN sample TEXT');
  }
}

/** Counts one search, unless it would be a new query in a full table. */
const COUNT_SEARCH = `
  INSERT INTO missed_searches (query, count, last_day)
  SELECT ?1, 1, ?2
  WHERE EXISTS (SELECT 1 FROM missed_searches WHERE query = ?1)
    OR (SELECT count(*) FROM missed_searches) < ${MAX_MISSED_SEARCHES}
  ON CONFLICT (query) DO UPDATE
    SET count = count + 1, last_day = max(last_day, excluded.last_day)`;

const READ_SEARCHES = `
  SELECT query, count, last_day AS lastDay FROM missed_searches
  WHERE last_day >= ? ORDER BY count DESC, last_day DESC, query LIMIT ?`;

/**
 * Runs work in a transaction. After some errors, such as that of a full disk, SQLite has already rolled back. `transaction` of the
 * library then fails to roll back, and hides the first error.
 */
function inTransaction(db: Database.Database, work: () => void): void {
  db.exec('BEGIN IMMEDIATE');
  try {
    work();
    db.exec('COMMIT');
  } catch (error) {
    try {
      db.exec('ROLLBACK');
    } catch {
      // The first error is the cause.
    }
    throw error;
  }
}

function insertAll(db: Database.Database, entries: readonly NewFeedbackEntry[]): void {
  inTransaction(db, () => {
    const insert = db.prepare(
      `INSERT INTO feedback (key, page, answer, comment, ua, received_at, sample) VALUES (?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (key) DO NOTHING`,
    );
    for (const entry of entries) {
      const { key, page, answer, comment, ua, receivedAt } = entry;
      insert.run(key, page, answer, comment, ua, receivedAt.getTime(), sampleColumn(entry));
    }
  });
}

function countAll(db: Database.Database, searches: readonly NewMissedSearch[]): void {
  inTransaction(db, () => {
    const countOne = db.prepare(COUNT_SEARCH);
    for (const { query, lastDay } of searches) {
      countOne.run(query, lastDay);
    }
  });
}

function openDatabase(folder: string, maxPages?: number): FeedbackDatabase {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, SQLITE_FILE);
  // SQLite uses the same mode for its journal files.
  const descriptor = fs.openSync(file, 'a', 0o600);
  fs.fchmodSync(descriptor, 0o600);
  const { ino } = fs.fstatSync(descriptor);
  fs.closeSync(descriptor);
  const db = new Database(file);
  const close = (): void => void db.close();
  /** Detects a removed file, because SQLite would keep writing to it and lose the data. */
  const durably = (work: () => void): void => {
    work();
    if (fs.statSync(file, { throwIfNoEntry: false })?.ino !== ino) {
      throw new Error(`${file} was removed or replaced.`);
    }
  };
  try {
    db.exec(`PRAGMA busy_timeout = ${LOCK_TIMEOUT_MS}`);
    db.exec('PRAGMA journal_mode = WAL');
    // In WAL mode, FULL syncs the log at every commit, so acknowledged entries survive a power failure.
    db.exec('PRAGMA synchronous = FULL');
    if (maxPages !== undefined) {
      db.exec(`PRAGMA max_page_count = ${maxPages}`);
    }
    inTransaction(db, () => {
      db.exec(SCHEMA);
      addSampleColumn(db);
    });
  } catch (error) {
    close();
    throw error;
  }
  return {
    insert: (entries) => durably(() => insertAll(db, entries)),
    countSearches: (searches) => durably(() => countAll(db, searches)),
    // SQLite writes the file even if the number stays the same.
    probe: () => durably(() => void db.exec('PRAGMA user_version = 2')),
    readPage: ({ since, page = null }, before = Number.MAX_SAFE_INTEGER) =>
      db
        .prepare(
          `SELECT * FROM feedback WHERE id < ? AND received_at >= ? AND (? IS NULL OR page = ?)
           ORDER BY id DESC LIMIT ${PAGE_SIZE}`,
        )
        .all(before, since?.getTime() ?? 0, page, page) as FeedbackRow[],
    readSearches: ({ sinceDay, limit }) =>
      db.prepare(READ_SEARCHES).all(sinceDay, limit) as MissedSearch[],
    close,
  };
}

/**
 * Stores feedback in an SQLite file, for deployments with one machine.
 * @param folder created if it doesn't exist
 * @param maxPages maximum size of the file, in pages of 4 kB
 */
export const createSqliteStore = (folder: string, maxPages?: number) =>
  createStore({
    kind: 'sqlite',
    location: path.join(folder, SQLITE_FILE),
    accepted: 'a database in a folder that the server can write to, on a disk with free space',
    open: () => openDatabase(folder, maxPages),
    isRejection: (error) =>
      error instanceof Error &&
      'code' in error &&
      /^SQLITE_(?:CONSTRAINT|MISMATCH|TOOBIG)/.test(String(error.code)),
  });
