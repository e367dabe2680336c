import { randomUUID } from 'node:crypto';
import { createFeedbackStore } from '../../../server/services/feedback-store';
import { request } from '../../../server/testing/request';
import { IDEMPOTENCY_HEADER } from '../../../src/contracts/feedback';
import type { Finding } from './report';
import { startServer, type ServerSetup } from './server-process';

const CLIENTS = 16;

/** Counts of the clients across all restarts of the server. */
interface Tally {
  sent: Set<string>;
  acknowledged: Set<string>;
  /** Keys that weren't acknowledged before the server was killed. The next round sends them again. */
  waiting: string[];
  rejected: number;
}

/** @returns the status code, or 0 if the connection was closed */
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

async function postUntilKilled(origin: string, tally: Tally, onAccepted: () => void) {
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

/** Starts the server, and kills it while clients post. The time of the kill differs between rounds. */
async function loadAndKill(
  setup: ServerSetup,
  store: string,
  tally: Tally,
  round: number,
): Promise<void> {
  const server = await startServer(setup, { DOCS_FEEDBACK_STORE: store });
  let left = 20 + (round % 40) * 7;
  const onAccepted = (): void => {
    left -= 1;
    if (left === 0) {
      server.signal('SIGKILL');
    }
  };
  await Promise.all(
    Array.from({ length: CLIENTS }, () => postUntilKilled(server.origin, tally, onAccepted)),
  );
  await server.exited;
}

/** Kills the server under load repeatedly, then compares the acknowledged entries with the stored ones. */
export async function killRounds(
  setup: ServerSetup,
  name: string,
  store: string,
  kills: number,
): Promise<Finding[]> {
  const tally: Tally = { sent: new Set(), acknowledged: new Set(), waiting: [], rejected: 0 };
  for (let round = 0; round < kills; round += 1) {
    await loadAndKill(setup, store, tally, round);
  }
  const feedback = createFeedbackStore(store);
  const stored: string[] = [];
  for await (const { comment } of feedback.entries()) {
    stored.push(comment);
  }
  await feedback.close();
  const found = new Set(stored);
  const lost = [...tally.acknowledged].filter((key) => !found.has(key));
  const label = `${name}, ${kills} kills:`;
  return [
    { label: `${label} acknowledged`, value: tally.acknowledged.size, min: kills * 20 },
    { label: `${label} lost`, value: lost.length, max: 0 },
    { label: `${label} stored twice`, value: stored.length - found.size, max: 0 },
    {
      label: `${label} stored and never sent`,
      value: stored.filter((key) => !tally.sent.has(key)).length,
      max: 0,
    },
    { label: `${label} rejected`, value: tally.rejected, max: 0 },
  ];
}
