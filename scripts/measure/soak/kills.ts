import { randomUUID } from 'node:crypto';
import { createFeedbackStore } from '../../../server/services/feedback-store';
import { request } from '../../../server/testing/request';
import { IDEMPOTENCY_HEADER } from '../../../src/contracts/feedback';
import type { Finding } from './report';
import { startServer, type Place } from './server-process';

const CLIENTS = 16;

/** What clients did in all lives of the server. */
interface Tally {
  sent: Set<string>;
  acknowledged: Set<string>;
  /** Sent, and not acknowledged before the server died: the next life gets it again, with the same key. */
  waiting: string[];
  rejected: number;
}

/** @returns the status; 0 when the connection broke */
async function post(origin: string, key: string): Promise<number> {
  try {
    const { status } = await request(origin, {
      method: 'POST',
      path: '/docs/api/feedback',
      headers: { 'content-type': 'application/json', [IDEMPOTENCY_HEADER]: key },
      body: JSON.stringify({ url: `${origin}/docs/apis`, answer: 'no', comment: key, ua: 'soak' }),
    });
    return status;
  } catch {
    return 0;
  }
}

async function postUntilItDies(origin: string, tally: Tally, onAccepted: () => void) {
  for (;;) {
    const key = tally.waiting.pop() ?? randomUUID();
    tally.sent.add(key);
    const status = await post(origin, key);
    if (status === 0) {
      tally.waiting.push(key);
      return;
    }
    if (status === 200) {
      tally.acknowledged.add(key);
      onAccepted();
    } else {
      tally.rejected += 1;
    }
  }
}

/** One life of the server: many clients post until it is killed, at a moment that differs from life to life. */
async function loadAndKill(place: Place, store: string, tally: Tally, life: number): Promise<void> {
  const server = await startServer(place, { DOCS_FEEDBACK_STORE: store });
  let left = 20 + (life % 40) * 7;
  const onAccepted = (): void => {
    left -= 1;
    if (left === 0) {
      server.signal('SIGKILL');
    }
  };
  await Promise.all(
    Array.from({ length: CLIENTS }, () => postUntilItDies(server.origin, tally, onAccepted)),
  );
  await server.exited;
}

/** Kills the server under load, again and again, and compares what it acknowledged with what is stored. */
export async function killRounds(
  place: Place,
  name: string,
  store: string,
  kills: number,
): Promise<Finding[]> {
  const tally: Tally = { sent: new Set(), acknowledged: new Set(), waiting: [], rejected: 0 };
  for (let life = 0; life < kills; life += 1) {
    await loadAndKill(place, store, tally, life);
  }
  const feedback = createFeedbackStore(store);
  const stored: string[] = [];
  for await (const { comment } of feedback.entries()) {
    stored.push(comment);
  }
  await feedback.close();
  const found = new Set(stored);
  const lost = [...tally.acknowledged].filter((key) => !found.has(key));
  const what = `${name}, ${kills} kills:`;
  return [
    { what: `${what} acknowledged`, value: tally.acknowledged.size, atLeast: kills * 20 },
    { what: `${what} lost`, value: lost.length, limit: 0 },
    { what: `${what} stored twice`, value: stored.length - found.size, limit: 0 },
    {
      what: `${what} stored and never sent`,
      value: stored.filter((key) => !tally.sent.has(key)).length,
      limit: 0,
    },
    { what: `${what} rejected`, value: tally.rejected, limit: 0 },
  ];
}
