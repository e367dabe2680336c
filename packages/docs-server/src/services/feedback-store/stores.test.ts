import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Database from 'libsql';
import pg from 'pg';
import { createFeedbackStore, StoreUnavailableError, type FeedbackStore } from '.';
import { createPostgresCluster, type PostgresCluster } from '../../../tests/postgres';
import { SQLITE_FILE } from './sqlite';
import { MAX_MISSED_SEARCHES, type FeedbackFilter, type NewFeedbackEntry } from './store';

const cluster = createPostgresCluster();
const folders: string[] = [];
const opened: FeedbackStore[] = [];

afterEach(async () => {
  await Promise.all(opened.splice(0).map((store) => store.close()));
  folders.splice(0).forEach((folder) => fs.rmSync(folder, { recursive: true, force: true }));
});
afterAll(() => cluster?.remove());

interface Place {
  open: () => FeedbackStore;
  /** Runs SQL directly on the database. */
  run: (sql: string) => Promise<void>;
}

const openAt = (location: string): FeedbackStore => {
  const store = createFeedbackStore(location);
  opened.push(store);
  return store;
};

const newFolder = (): string => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'feedback-'));
  folders.push(folder);
  return path.join(folder, 'created', 'at-first-start');
};

async function newSqlitePlace(): Promise<Place> {
  const folder = newFolder();
  return {
    open: () => openAt(folder),
    async run(sql) {
      const db = new Database(path.join(folder, SQLITE_FILE));
      db.exec(sql);
      db.close();
    },
  };
}

async function runOnPostgres(address: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query(sql);
  await client.end();
}

async function newPostgresPlace(server: PostgresCluster): Promise<Place> {
  const name = `test_${Math.random().toString(36).slice(2)}`;
  await runOnPostgres(server.address, `CREATE DATABASE ${name}`);
  const address = server.address.replace('/postgres?', `/${name}?`);
  return { open: () => openAt(address), run: (sql) => runOnPostgres(address, sql) };
}

/** Each kind of store, with a function that creates a new location. */
const kinds: [string, () => Promise<Place>][] = [['SQLite', newSqlitePlace]];
if (cluster) {
  kinds.push(['PostgreSQL', () => newPostgresPlace(cluster)]);
}

const onDay = (day: number): Date => new Date(Date.UTC(2026, 2, day, 12));

const entry = (comment: string, day = 1, page = '/apis'): NewFeedbackEntry => ({
  key: randomUUID(),
  page,
  answer: 'no',
  comment,
  ua: 'Agent',
  receivedAt: onDay(day),
});

const comments = async (store: FeedbackStore, filter?: FeedbackFilter) =>
  (await store.entries(filter)).map(({ comment }) => comment);

/** Fills the table of missed searches with queries that were searched for once. */
const FILL_SEARCHES = `
  INSERT INTO missed_searches (query, count, last_day)
  WITH RECURSIVE numbers (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM numbers WHERE i < ${MAX_MISSED_SEARCHES})
  SELECT 'query ' || i, 1, '2026-01-01' FROM numbers`;

describe.each(kinds)('%s, missed searches', (_name, newPlace) => {
  it('are counted with their last day, most frequent first, also after the store is reopened', async () => {
    const { open } = await newPlace();
    const first = open();
    await first.countMissedSearch('kafka', onDay(7));
    await first.countMissedSearch("'; drop table feedback; -- 🚀", onDay(2));
    await first.countMissedSearch('rust', onDay(3));
    await first.close();
    const store = open();
    await store.countMissedSearch('kafka', onDay(9));
    const all = [
      { query: 'kafka', count: 2, lastDay: '2026-03-09' },
      { query: 'rust', count: 1, lastDay: '2026-03-03' },
      { query: "'; drop table feedback; -- 🚀", count: 1, lastDay: '2026-03-02' },
    ];
    expect(await store.missedSearches()).toEqual(all);
    expect(await store.missedSearches({ since: onDay(3) })).toEqual(all.slice(0, 2));
    expect(await store.missedSearches({ limit: 1 })).toEqual(all.slice(0, 1));
  });

  it('are counted exactly if they arrive together', async () => {
    const { open } = await newPlace();
    const stores = [open(), open()];
    await Promise.all(stores.map((store) => store.check()));
    const searches = stores.flatMap((store) =>
      Array.from({ length: 50 }, () => store.countMissedSearch('kafka', onDay(1))),
    );
    await Promise.all(searches);
    expect(await open().missedSearches()).toMatchObject([{ count: 100 }]);
  });

  it('are new only while the table has space', async () => {
    const { open, run } = await newPlace();
    const store = open();
    await store.check();
    await run(FILL_SEARCHES);
    await store.countMissedSearch('new', onDay(1));
    await store.countMissedSearch('query 7', onDay(1));
    const [first, ...others] = await store.missedSearches();
    expect(first).toEqual({ query: 'query 7', count: 2, lastDay: '2026-03-01' });
    expect(others).toHaveLength(MAX_MISSED_SEARCHES - 1);
    expect(others.some(({ query }) => query === 'new')).toBe(false);
  });
});

describe.each(kinds)('%s', (_name, newPlace) => {
  it('returns saved entries newest first after it is reopened', async () => {
    const { open } = await newPlace();
    const first = open();
    const texts = ['', "'; DROP TABLE feedback; --", 'Ünïcödé 🚀 \n\t', 'x'.repeat(5000)];
    for (const text of texts) {
      await first.save(entry(text));
    }
    await first.close();
    const { page, answer, ua, receivedAt } = entry('');
    expect(await open().entries()).toEqual(
      texts.map((comment) => ({ page, answer, comment, ua, receivedAt })).reverse(),
    );
  });

  it('keeps the entries of a release without samples, and stores samples next to them', async () => {
    const { open, run } = await newPlace();
    const first = open();
    await first.save(entry('old'));
    await first.close();
    await run('ALTER TABLE feedback DROP COLUMN sample');
    const sample = { id: "a'1", title: 'api.ts 🚀', language: 'typescript', version: 'v1' };
    const [store, other] = [open(), open()];
    await Promise.all([store.check(), other.check()]);
    await store.save({ ...entry('new'), sample });
    expect((await other.entries()).map((one) => [one.comment, one.sample])).toEqual([
      ['new', sample],
      ['old', undefined],
    ]);
  });

  it('filters by page and time, up to a limit', async () => {
    const store = (await newPlace()).open();
    await store.save(entry('old', 1));
    await store.save(entry('new', 20));
    await store.save(entry('other', 20, '/sql'));
    expect(await comments(store, { page: '/apis' })).toEqual(['new', 'old']);
    expect(await comments(store, { since: onDay(10) })).toEqual(['other', 'new']);
    expect(await comments(store, { limit: 1 })).toEqual(['other']);
  });

  it('stores concurrent and repeated entries once', async () => {
    const store = (await newPlace()).open();
    const entries = Array.from({ length: 100 }, (_, index) => entry(`comment ${index}`));
    await Promise.all([...entries, ...entries].map((one) => store.save(one)));
    expect((await comments(store)).sort()).toEqual(entries.map(({ comment }) => comment).sort());
  });
});

describe('SQLite failures', () => {
  it('is unavailable while another process holds the lock, and then recovers', async () => {
    const folder = newFolder();
    const store = openAt(folder);
    await store.save(entry('before'));
    const other = new Database(path.join(folder, SQLITE_FILE));
    other.exec('BEGIN IMMEDIATE');
    await expect(store.save(entry('refused'))).rejects.toThrow(StoreUnavailableError);
    await expect(store.check()).rejects.toThrow(
      `The feedback store ${path.join(folder, SQLITE_FILE)} is unavailable: database is locked. Accepted: a database in a folder that`,
    );
    other.exec('ROLLBACK');
    other.close();
    await store.save(entry('after'));
    expect(await comments(store)).toEqual(['after', 'before']);
  });

  it('does not acknowledge writes to a removed file, and creates a new file', async () => {
    const folder = newFolder();
    const store = openAt(folder);
    await store.save(entry('gone with the folder'));
    fs.rmSync(folder, { recursive: true });
    await store.check();
    fs.rmSync(folder, { recursive: true });
    await store.save(entry('kept'));
    expect(await comments(openAt(folder))).toEqual(['kept']);
  });

  it('restricts its files to the owner', async () => {
    const folder = newFolder();
    await openAt(folder).save(entry('private'));
    const modes = fs
      .readdirSync(folder)
      .map((file) => fs.statSync(path.join(folder, file)).mode & 0o777);
    expect(new Set(modes)).toEqual(new Set([0o600]));
    expect(fs.statSync(folder).mode & 0o777).toBe(0o700);
  });
});

if (cluster) {
  test('a stopped PostgreSQL is unavailable, and recovers after it restarts', async () => {
    const store = (await newPostgresPlace(cluster)).open();
    await store.save(entry('before'));
    cluster.stop();
    await expect(
      Promise.all([store.save(entry('refused')), store.save(entry('refused too'))]),
    ).rejects.toThrow(
      /^The feedback store postgres:\/\/[^:@]*(?::\d+)?\/\S+ is unavailable: .* Accepted: a running PostgreSQL/,
    );
    await expect(store.check()).rejects.toThrow(StoreUnavailableError);
    cluster.start();
    await store.save(entry('after'));
    expect(await comments(store)).toEqual(['after', 'before']);
  });
}
