import fs from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import { createStore, type FeedbackDatabase } from './store';

export const SQLITE_FILE = 'feedback.sqlite';

/** How long a write waits for the lock of another process, in milliseconds. It blocks the event loop. */
const LOCK_TIMEOUT_MS = 250;

/** In WAL mode, FULL syncs the log at every commit, so acknowledged entries survive a power failure. */
const SCHEMA = `
  PRAGMA busy_timeout = ${LOCK_TIMEOUT_MS};
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
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

/** Adds the column to a new table, or to that of an older release. SQLite has no `ADD COLUMN IF NOT EXISTS`. */
function addSampleColumn(db: Database.Database): void {
  const columns = db.prepare("SELECT name FROM pragma_table_info('feedback')").all();
  if (!(columns as { name: string }[]).some(({ name }) => name === 'sample')) {
    db.exec('ALTER TABLE feedback ADD COLUMN sample TEXT');
  }
}

function openDatabase(folder: string): FeedbackDatabase {
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, SQLITE_FILE);
  // SQLite uses the same mode for its journal files.
  fs.closeSync(fs.openSync(file, 'a', 0o600));
  const { ino } = fs.statSync(file);
  const db = new Database(file);
  try {
    db.exec(SCHEMA);
    addSampleColumn(db);
  } catch (error) {
    db.close();
    throw error;
  }
  return {
    query(sql, parameters) {
      const statement = db.prepare(sql.replaceAll('$', '?'));
      const values = parameters.map((value) => (value instanceof Date ? value.getTime() : value));
      const rows = statement.reader ? statement.all(...values) : [];
      if (!statement.reader) {
        statement.run(...values);
      }
      // SQLite keeps writing to a removed file, so the data would be lost.
      if (fs.statSync(file, { throwIfNoEntry: false })?.ino !== ino) {
        throw new Error(`${file} was removed or replaced.`);
      }
      return rows;
    },
    close: () => void db.close(),
  };
}

/** Stores feedback in an SQLite file, for deployments with one machine. */
export const createSqliteStore = (folder: string) =>
  createStore({
    kind: 'sqlite',
    location: path.join(folder, SQLITE_FILE),
    accepted: 'a database in a folder that the server can write to, on a disk with free space',
    open: () => openDatabase(folder),
  });
