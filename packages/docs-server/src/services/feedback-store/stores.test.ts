/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Database from 'libsql';
import pg from 'pg';
import { createPostgresCluster, type PostgresCluster } from '../../../tests/postgres';
import { createPostgresStore } from './postgres';
import { createSqliteStore, SQLITE_FILE } from './sqlite';
import {
  MAX_MISSED_SEARCHES,
  RejectedEntryError,
  StoreUnavailableError,
  type FeedbackEntry,
  type FeedbackStore,
  type MissedSearchFilter,
  type NewFeedbackEntry,
} from './types';

const cluster: PostgresCluster | undefined = createPostgresCluster();
const folders: string[] = [];
const opened: FeedbackStore[] = [];

afterEach(async () => {
  await Promise.all(opened.splice(0).map((store) => store.close()));
  folders.splice(0).forEach((folder) => fs.rmSync(folder, { recursive: true, force: true }));
});
afterAll(() => cluster?.remove());

const kept = (store: FeedbackStore): FeedbackStore => {
  opened.push(store);
  return store;
};

interface Place {
  open: () => FeedbackStore;
  /** Runs SQL directly on the database. */
  run: (sql: string) => Promise<void>;
}

const newFolder = (): string => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'feedback-'));
  folders.push(folder);
  return path.join(folder, 'created', 'at-first-start');
};

async function newSqlitePlace(): Promise<Place> {
  const folder = newFolder();
  return {
    open: () => kept(createSqliteStore(folder)),
    async run(sql) {
      fs.mkdirSync(folder, { recursive: true });
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
  return {
    open: () => kept(createPostgresStore(address)),
    run: (sql) => runOnPostgres(address, sql),
  };
}

/** Each kind of store, with a function that creates a new location. */
const kinds: [string, () => Promise<Place>][] = [['SQLite', newSqlitePlace]];
if (cluster) {
  kinds.push(['PostgreSQL', () => newPostgresPlace(cluster)]);
}

const entry = (comment: string, day = 1, page = '/apis', key = randomUUID()): NewFeedbackEntry => ({
  key,
  page,
  answer: 'no',
  comment,
  ua: 'Agent',
  receivedAt: new Date(Date.UTC(2026, 0, day)),
});

const all = async (entries: AsyncIterable<FeedbackEntry>): Promise<FeedbackEntry[]> => {
  const list: FeedbackEntry[] = [];
  for await (const one of entries) {
    list.push(one);
  }
  return list;
};
const comments = async (store: FeedbackStore, filter = {}) =>
  (await all(store.entries(filter))).map(({ comment }) => comment);

const onDay = (day: number): Date => new Date(Date.UTC(2026, 2, day, 12));

/** Fills the table of missed searches with queries that were searched for once. */
const FILL_SEARCHES = `
  INSERT INTO missed_searches (query, count, last_day)
  WITH RECURSIVE numbers (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM numbers WHERE i < ${MAX_MISSED_SEARCHES})
  SELECT 'query ' || i, 1, '2026-01-01' FROM numbers`;

describe.each(kinds)('%s, missed searches', (_name, newPlace) => {
  it('are counted with their last day, most frequent first, also after the store is reopened', async () => {
    const { open } = await newPlace();
    const first = open();
    await first.countMissedSearch('kafka', onDay(9));
    await first.countMissedSearch('kafka', onDay(8));
    await first.countMissedSearch("'; drop table feedback; -- 🚀", onDay(2));
    await first.countMissedSearch('rust', onDay(3));
    await first.close();
    const store = open();
    await store.countMissedSearch('kafka', onDay(7));
    expect(await store.missedSearches()).toEqual([
      { query: 'kafka', count: 3, lastDay: '2026-03-09' },
      { query: 'rust', count: 1, lastDay: '2026-03-03' },
      { query: "'; drop table feedback; -- 🚀", count: 1, lastDay: '2026-03-02' },
    ]);
  });

  it('are counted exactly if they arrive together', async () => {
    const { open } = await newPlace();
    const stores = [open(), open()];
    await Promise.all(stores.map((store) => store.open()));
    const searches = Array.from({ length: 600 }, (_, index) => ['kafka', 'rust'][index % 2] ?? '');
    await Promise.all(
      searches.map((query, index) => stores[index % 3 ? 0 : 1]?.countMissedSearch(query, onDay(1))),
    );
    expect(await open().missedSearches()).toEqual([
      { query: 'kafka', count: 300, lastDay: '2026-03-01' },
      { query: 'rust', count: 300, lastDay: '2026-03-01' },
    ]);
  });

  it('are listed since a day, up to a limit', async () => {
    const store = (await newPlace()).open();
    for (const [query, day] of [
      ['one', 1],
      ['two', 2],
      ['three', 3],
    ] as const) {
      await store.countMissedSearch(query, onDay(day));
    }
    const queries = async (filter: MissedSearchFilter) =>
      (await store.missedSearches(filter)).map(({ query }) => query);
    expect(await queries({ sinceDay: '2026-03-02' })).toEqual(['three', 'two']);
    expect(await queries({ limit: 1 })).toEqual(['three']);
  });

  it('are new only while the table has space', async () => {
    const { open, run } = await newPlace();
    const store = open();
    await store.open();
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
    expect(await all(open().entries())).toEqual(
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
    await Promise.all([store.open(), other.open()]);
    await store.save({ ...entry('new'), sample });
    expect((await all(other.entries())).map((one) => [one.comment, one.sample])).toEqual([
      ['new', sample],
      ['old', undefined],
    ]);
  });

  it('filters by page and time', async () => {
    const store = (await newPlace()).open();
    await store.save(entry('old', 1));
    await store.save(entry('new', 20));
    await store.save(entry('other', 20, '/sql'));
    expect(await comments(store, { page: '/apis' })).toEqual(['new', 'old']);
    expect(await comments(store, { since: new Date(Date.UTC(2026, 0, 10)) })).toEqual([
      'other',
      'new',
    ]);
  });

  it('stores more concurrent entries than a batch or a page holds', async () => {
    const store = (await newPlace()).open();
    const texts = Array.from({ length: 2300 }, (_, index) => `comment ${index}`);
    await Promise.all(texts.map((text) => store.save(entry(text))));
    expect((await comments(store)).sort()).toEqual([...texts].sort());
  });

  it('stores repeated entries only once', async () => {
    const store = (await newPlace()).open();
    const [first, second] = [entry('first'), entry('second')];
    await store.save(first);
    await Promise.all([store.save(first), store.save(second), store.save(second)]);
    await store.save(first);
    expect(await comments(store)).toEqual(['second', 'first']);
  });

  it('stores the valid entries of a batch with an invalid one', async () => {
    const store = (await newPlace()).open();
    await store.open();
    const wrong = { ...entry('wrong'), answer: 'maybe' as never };
    const results = await Promise.allSettled(
      [entry('one'), wrong, entry('two')].map((one) => store.save(one)),
    );
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(results[1]).toMatchObject({ reason: expect.any(RejectedEntryError) });
    expect(await comments(store)).toEqual(['two', 'one']);
  });
});

describe('SQLite failures', () => {
  it('is unavailable while another process holds the lock, and then recovers', async () => {
    const folder = newFolder();
    const store = kept(createSqliteStore(folder));
    await store.save(entry('before'));
    const other = new Database(path.join(folder, SQLITE_FILE));
    other.exec('BEGIN IMMEDIATE');
    await expect(store.save(entry('refused'))).rejects.toThrow(StoreUnavailableError);
    await expect(store.check()).rejects.toThrow(StoreUnavailableError);
    other.exec('ROLLBACK');
    other.close();
    await store.save(entry('after'));
    expect(await comments(store)).toEqual(['after', 'before']);
  });

  it('does not acknowledge writes to a removed file, and creates a new file', async () => {
    const folder = newFolder();
    const store = kept(createSqliteStore(folder));
    await store.save(entry('gone with the folder'));
    fs.rmSync(folder, { recursive: true });
    await store.check();
    fs.rmSync(folder, { recursive: true });
    await store.save(entry('kept'));
    const other = kept(createSqliteStore(folder));
    expect(await comments(other)).toEqual(['kept']);
  });

  it('restricts its files to the owner', async () => {
    const folder = newFolder();
    const store = kept(createSqliteStore(folder));
    await store.save(entry('private'));
    const modes = fs
      .readdirSync(folder)
      .map((file) => fs.statSync(path.join(folder, file)).mode & 0o777);
    expect(new Set(modes)).toEqual(new Set([0o600]));
    expect(fs.statSync(folder).mode & 0o777).toBe(0o700);
  });

  it('is unavailable while the disk is full, keeps its data, and recovers', async () => {
    const folder = newFolder();
    const store = kept(createSqliteStore(folder, 8));
    const taken: string[] = [];
    const fill = async (): Promise<void> => {
      for (;;) {
        const text = `${taken.length} ${'x'.repeat(4000)}`;
        await store.save(entry(text));
        taken.push(text);
      }
    };
    await expect(fill()).rejects.toThrow(
      `The feedback store ${path.join(folder, SQLITE_FILE)} is unavailable: database or disk is full. Accepted: a database in a folder that`,
    );
    expect(taken.length).toBeGreaterThan(0);
    expect(await comments(store)).toEqual([...taken].reverse());
    const roomier = kept(createSqliteStore(folder));
    await roomier.save(entry('recovered'));
    expect((await comments(roomier))[0]).toBe('recovered');
  });
});

if (cluster) {
  test('a stopped PostgreSQL is unavailable, and recovers after it restarts', async () => {
    const store = (await newPostgresPlace(cluster)).open();
    await store.save(entry('before'));
    cluster.stop();
    await expect(store.save(entry('refused'))).rejects.toThrow(
      /^The feedback store postgres:\/\/[^:@]*(?::\d+)?\/\S+ is unavailable: .* Accepted: a running PostgreSQL/,
    );
    await expect(store.check()).rejects.toThrow(StoreUnavailableError);
    cluster.start();
    await store.save(entry('after'));
    expect(await comments(store)).toEqual(['after', 'before']);
  });
}
