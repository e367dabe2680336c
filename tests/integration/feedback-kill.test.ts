/** @jest-environment node */
import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { createFeedbackStore } from '../../server/services/feedback-store';
import { createPostgresCluster } from '../../server/testing/postgres';
import { buildTestSite } from '../../server/testing/test-site';
import { bundledProgram } from '../lib/bundled-program';

const KILLS = 20;
const CLIENTS = 16;

const cluster = createPostgresCluster();
let site: Awaited<ReturnType<typeof buildTestSite>>;
let dataFolder: string;
let program: Awaited<ReturnType<typeof bundledProgram>>;

beforeAll(async () => {
  site = await buildTestSite();
  program = await bundledProgram('server/main.ts');
  dataFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'kill-'));
});
afterAll(() => {
  site.remove();
  program.remove();
  cluster?.remove();
  fs.rmSync(dataFolder, { recursive: true, force: true });
});

/** Starts the real server on a free port. */
async function startServer(store: string): Promise<{ server: ChildProcess; address: string }> {
  const server = spawn(process.execPath, [program.file], {
    cwd: path.dirname(site.buildDir),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      DOCS_HOST: '127.0.0.1',
      DOCS_FEEDBACK_STORE: store,
      DOCS_FEEDBACK_RATE_LIMIT: '1000000',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: server.stdout })) {
    const address = /http:\/\/[\w.:]+/.exec(line)?.[0];
    if (address) {
      return { server, address };
    }
  }
  throw new Error('The server ended before it listened.');
}

const exitOf = (server: ChildProcess): Promise<unknown> =>
  new Promise((resolve) => server.once('exit', resolve));

const isUp = (address: string): Promise<boolean> =>
  fetch(`${address}/docs/api/health`, { headers: { connection: 'close' } }).then(
    ({ ok }) => ok,
    () => false,
  );

interface Tally {
  sent: Set<string>;
  acknowledged: Set<string>;
}

async function postUntilItFails(address: string, tally: Tally, onTaken: () => void): Promise<void> {
  for (;;) {
    const comment = `${tally.sent.size}`;
    tally.sent.add(comment);
    let response: Response;
    try {
      response = await fetch(`${address}/docs/api/feedback`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ url: `${address}/docs/apis`, answer: 'no', comment, ua: 'kill' }),
      });
    } catch {
      return; // the connection broke: the server is dead
    }
    if (!response.ok) {
      throw new Error(`Status ${response.status}: ${await response.text()}`);
    }
    tally.acknowledged.add(comment);
    onTaken();
  }
}

/** One life of the server: many clients post until it is killed, at a moment that differs from life to life. */
async function loadAndKill(store: string, tally: Tally, life: number): Promise<void> {
  const { server, address } = await startServer(store);
  const dead = exitOf(server);
  let left = 20 + life * 7;
  const onTaken = (): void => {
    left -= 1;
    if (left === 0) {
      server.kill('SIGKILL');
    }
  };
  await Promise.all(
    Array.from({ length: CLIENTS }, () => postUntilItFails(address, tally, onTaken)),
  );
  await dead;
}

const places: [string, () => string][] = [
  ['SQLite', () => path.join(dataFolder, 'sqlite')],
  ...(cluster ? [['PostgreSQL', () => cluster.address] satisfies [string, () => string]] : []),
];

test.each(places)(
  `%s: nothing that was acknowledged is lost in ${KILLS} kills under load`,
  async (_name, place) => {
    const tally: Tally = { sent: new Set(), acknowledged: new Set() };
    for (let life = 0; life < KILLS; life += 1) {
      await loadAndKill(place(), tally, life);
    }
    const store = createFeedbackStore(place());
    const stored: string[] = [];
    for await (const { comment } of store.entries()) {
      stored.push(comment);
    }
    await store.close();
    expect(tally.acknowledged.size).toBeGreaterThanOrEqual(KILLS * 20);
    expect([...tally.acknowledged].filter((comment) => !stored.includes(comment))).toEqual([]);
    // Each exactly once, and nothing that nobody sent. What was stored right before its acknowledgement died is welcome.
    expect(new Set(stored).size).toBe(stored.length);
    expect(stored.filter((comment) => !tally.sent.has(comment))).toEqual([]);
  },
);

test('a server that is asked to stop finishes the requests in flight, and then ends', async () => {
  const folder = path.join(dataFolder, 'stop');
  const { server, address } = await startServer(folder);
  const ended = exitOf(server);
  let respond: (() => void) | undefined;
  const slowBody = new ReadableStream<Uint8Array>({
    start(controller) {
      const text = JSON.stringify({
        url: `${address}/docs/apis`,
        answer: 'yes',
        comment: 'slow',
        ua: '',
      });
      controller.enqueue(new TextEncoder().encode(text.slice(0, 10)));
      respond = () => {
        controller.enqueue(new TextEncoder().encode(text.slice(10)));
        controller.close();
      };
    },
  });
  const response = fetch(`${address}/docs/api/feedback`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: slowBody,
    duplex: 'half',
  } as RequestInit);
  // A second request shows that the server has begun with the first.
  await fetch(`${address}/docs/api/health`);
  server.kill('SIGTERM');
  while (await isUp(address)) {
    // The signal has not arrived yet.
  }
  respond?.();
  expect((await response).status).toBe(200);
  expect(await ended).toBe(0);
});
