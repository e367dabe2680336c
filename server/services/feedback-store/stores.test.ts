/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Database from 'libsql';
import pg from 'pg';
import { createPostgresCluster, type PostgresCluster } from '../../testing/postgres';
import { createPostgresStore } from './postgres';
import { createSqliteStore, SQLITE_FILE } from './sqlite';
import { StoreUnavailableError, type FeedbackEntry, type FeedbackStore } from './types';

const cluster: PostgresCluster | undefined = createPostgresCluster();
const folders: string[] = [];
const opened: FeedbackStore[] = [];

const newFolder = (): string => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'feedback-'));
  folders.push(folder);
  return path.join(folder, 'created', 'at-first-start');
};

async function newPostgresDatabase(address: string): Promise<string> {
  const name = `test_${Math.random().toString(36).slice(2)}`;
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return address.replace('/postgres?', `/${name}?`);
}

afterEach(async () => {
  await Promise.all(opened.splice(0).map((store) => store.close()));
  folders.splice(0).forEach((folder) => fs.rmSync(folder, { recursive: true, force: true }));
});
afterAll(() => cluster?.remove());

const kept = (store: FeedbackStore): FeedbackStore => {
  opened.push(store);
  return store;
};

/** Each kind of store: makes a new place, and opens it as often as asked. */
const kinds: [string, () => Promise<() => FeedbackStore>][] = [
  [
    'SQLite',
    () => {
      const folder = newFolder();
      return Promise.resolve(() => kept(createSqliteStore({ folder })));
    },
  ],
  ...(cluster
    ? [
        [
          'PostgreSQL',
          async () => {
            const address = await newPostgresDatabase(cluster.address);
            return () => kept(createPostgresStore(address));
          },
        ] satisfies [string, () => Promise<() => FeedbackStore>],
      ]
    : []),
];

const entry = (comment: string, day = 1, page = '/apis'): FeedbackEntry => ({
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

describe.each(kinds)('%s', (_name, newPlace) => {
  it('gives back what was saved, exactly, newest first, after it was closed and opened', async () => {
    const open = await newPlace();
    const first = open();
    const texts = ['', "'; DROP TABLE feedback; --", 'Ünïcödé 🚀 \n\t', 'x'.repeat(5000)];
    for (const text of texts) {
      await first.save(entry(text));
    }
    await first.close();
    expect(await all(open().entries())).toEqual(texts.map((text) => entry(text)).reverse());
  });

  it('filters by page and time', async () => {
    const store = (await newPlace())();
    await store.save(entry('old', 1));
    await store.save(entry('new', 20));
    await store.save(entry('other', 20, '/sql'));
    expect(await comments(store, { page: '/apis' })).toEqual(['new', 'old']);
    expect(await comments(store, { since: new Date(Date.UTC(2026, 0, 10)) })).toEqual([
      'other',
      'new',
    ]);
  });

  it('keeps everything of many at once, beyond one batch and one page of reading', async () => {
    const store = (await newPlace())();
    const texts = Array.from({ length: 2300 }, (_, index) => `comment ${index}`);
    await Promise.all(texts.map((text) => store.save(entry(text))));
    expect((await comments(store)).sort()).toEqual([...texts].sort());
  });

  it('is made ready twice and by two at once', async () => {
    const open = await newPlace();
    const stores = [open(), open(), open()];
    await Promise.all(stores.map((store) => store.open()));
    await Promise.all(stores.map((store, index) => store.save(entry(String(index)))));
    const again = open();
    await again.open();
    expect((await comments(again)).sort()).toEqual(['0', '1', '2']);
  });
});

/** The clock that patience is measured with: it goes on by a step at each look, however slow the machine is. */
function clockGoesBy(stepMs: number): void {
  let now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => (now += stepMs));
}

describe('SQLite in trouble', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is unavailable while another process holds the lock, and takes feedback again afterwards', async () => {
    const folder = newFolder();
    const store = kept(createSqliteStore({ folder }));
    await store.save(entry('before'));
    const other = new Database(path.join(folder, SQLITE_FILE));
    other.exec('BEGIN IMMEDIATE');
    clockGoesBy(400);
    await expect(store.save(entry('refused'))).rejects.toThrow(StoreUnavailableError);
    other.exec('ROLLBACK');
    other.close();
    await store.save(entry('after'));
    expect(await comments(store)).toEqual(['after', 'before']);
  });

  it('waits for a lock that goes away', async () => {
    const folder = newFolder();
    const store = kept(createSqliteStore({ folder }));
    await store.open();
    const other = new Database(path.join(folder, SQLITE_FILE));
    other.exec('BEGIN IMMEDIATE');
    clockGoesBy(0);
    const saved = store.save(entry('patient'));
    setTimeout(() => {
      other.exec('ROLLBACK');
      other.close();
    }, 50);
    await saved;
    expect(await comments(store)).toEqual(['patient']);
  });

  it('is unavailable when the disk is full, keeps what it has, and recovers', async () => {
    const folder = newFolder();
    const store = kept(createSqliteStore({ folder, maxPages: 8 }));
    const taken: string[] = [];
    const fill = async (): Promise<void> => {
      for (;;) {
        const text = `${taken.length} ${'x'.repeat(4000)}`;
        await store.save(entry(text));
        taken.push(text);
      }
    };
    await expect(fill()).rejects.toThrow(StoreUnavailableError);
    expect(taken.length).toBeGreaterThan(0);
    expect(await comments(store)).toEqual([...taken].reverse());
    const roomier = kept(createSqliteStore({ folder }));
    await roomier.save(entry('recovered'));
    expect((await comments(roomier))[0]).toBe('recovered');
  });

  it('is unavailable when its folder cannot be made, and opens once it can', async () => {
    const folder = newFolder();
    fs.mkdirSync(path.dirname(folder), { recursive: true });
    fs.writeFileSync(folder, 'a file is in the way');
    const store = kept(createSqliteStore({ folder }));
    await expect(store.save(entry('refused'))).rejects.toThrow(StoreUnavailableError);
    fs.rmSync(folder);
    await store.save(entry('taken'));
    expect(await comments(store)).toEqual(['taken']);
  });
});

if (cluster) {
  test('PostgreSQL that went away is unavailable, and takes feedback again when it is back', async () => {
    const store = kept(createPostgresStore(await newPostgresDatabase(cluster.address)));
    await store.save(entry('before'));
    cluster.stop();
    await expect(store.save(entry('refused'))).rejects.toThrow(StoreUnavailableError);
    cluster.start();
    await store.save(entry('after'));
    expect(await comments(store)).toEqual(['after', 'before']);
  });
}
