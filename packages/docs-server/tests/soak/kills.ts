import { randomUUID } from 'node:crypto';
import { createFeedbackStore } from '../../src/services/feedback-store';
import { request } from '../request';
import { IDEMPOTENCY_HEADER } from '../../src/contracts/feedback';
import { startServer, type ServerOptions } from './server';
import type { Finding } from './findings';

const CLIENTS = 16;

/** Counts of the clients across all restarts of the server. */
interface Tally {
  acknowledged: Set<string>;
  /** Keys that weren't acknowledged before the server was killed. The next round sends them again. */
  waiting: string[];
  rejected: number;
}

/** @returns the status code, or 0 if the connection was closed */
const post = (origin: string, key: string): Promise<number> =>
  request(origin, {
    method: 'POST',
    path: '/docs/api/feedback',
    headers: { 'content-type': 'application/json', [IDEMPOTENCY_HEADER]: key },
    body: JSON.stringify({ url: `${origin}/docs/apis`, answer: 'no', comment: key, ua: 'soak' }),
  }).then(
    ({ status }) => status,
    () => 0,
  );

/** Starts the server, and kills it while clients post. The time of the kill differs between rounds. */
async function loadAndKill(options: ServerOptions, tally: Tally, round: number): Promise<void> {
  const server = await startServer(options);
  let left = 20 + (round % 40) * 7;
  const postUntilKilled = async (): Promise<void> => {
    for (;;) {
      const key = tally.waiting.pop() ?? randomUUID();
      const status = await post(server.origin, key);
      if (status === 0) {
        tally.waiting.push(key);
        return;
      }
      if (status !== 200) {
        tally.rejected += 1;
        continue;
      }
      tally.acknowledged.add(key);
      left -= 1;
      if (left === 0) {
        server.signal('SIGKILL');
      }
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, postUntilKilled));
  await server.exited;
}

/** Kills the server under load repeatedly, then compares the acknowledged entries with the stored ones. */
export async function killRounds(
  name: string,
  options: ServerOptions,
  kills: number,
): Promise<Finding[]> {
  const tally: Tally = { acknowledged: new Set(), waiting: [], rejected: 0 };
  for (let round = 0; round < kills; round += 1) {
    await loadAndKill(options, tally, round);
  }
  const feedback = createFeedbackStore(options.store);
  const stored = (await feedback.entries()).map(({ comment }) => comment);
  await feedback.close();
  const found = new Set(stored);
  const lost = [...tally.acknowledged].filter((key) => !found.has(key));
  const label = `${name}, ${kills} kills:`;
  return [
    { label: `${label} acknowledged`, value: tally.acknowledged.size, min: kills * 20 },
    { label: `${label} lost`, value: lost.length, max: 0 },
    { label: `${label} stored twice`, value: stored.length - found.size, max: 0 },
    { label: `${label} rejected`, value: tally.rejected, max: 0 },
  ];
}
