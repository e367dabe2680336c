import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { request, type TestRequest } from '../request';
import type { ServerProcess } from './server';
import { badRequests, sampleRequest } from './bad-requests';
import { leakedDescriptors, memoryOf, openDescriptors, type Finding } from './findings';

const SEED = 20260301;
const CONNECTIONS = 8;
/** Response timeout, in milliseconds. More than the time limit of samples. */
const HANG_MS = 30_000;
/** Text that must not be in a response: files outside the site and names of source files. */
const LEAKED_TEXT = /root:x:|node_modules|\.ts:\d+/;
/** The thread that compiles samples takes a third of it. */
const MEMORY_LIMIT_MB = 500;

type Outcome = 'fine' | '5xx' | 'hang' | 'leaked text' | 'no response';

function outcomeOf(origin: string, bad: TestRequest, agent: http.Agent): Promise<Outcome> {
  const sent = request(origin, bad, agent).then(
    ({ status, text }): Outcome =>
      status >= 500 ? '5xx' : LEAKED_TEXT.test(text) ? 'leaked text' : 'fine',
    // Node's client can't parse some responses, for example to TRACE with a body.
    (): Outcome => 'no response',
  );
  return Promise.race([sent, sleep(HANG_MS, 'hang' as const, { ref: false })]);
}

/** Sends malformed requests, generated from a fixed seed, on a few connections. */
export async function fuzz({ origin, pid }: ServerProcess, count: number): Promise<Finding[]> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const isUp = async (): Promise<boolean> =>
    (await request(origin, { path: '/docs/api/health/ready' })).status === 200;
  await isUp();
  // The thread that compiles samples has descriptors of its own.
  await request(origin, sampleRequest);
  const baseline = openDescriptors(pid);
  const queue = badRequests(count, SEED);
  const outcomes = new Map<Outcome, number>();
  const work = async (): Promise<void> => {
    for (let badRequest = queue.pop(); badRequest; badRequest = queue.pop()) {
      const outcome = await outcomeOf(origin, badRequest, agent);
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      if (outcome === '5xx' || outcome === 'hang') {
        const { method, path, headers } = badRequest;
        console.log(`${outcome}: ${method} ${path.slice(0, 200)} ${JSON.stringify(headers)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  agent.destroy();
  const of = (outcome: Outcome): number => outcomes.get(outcome) ?? 0;
  const label = `${count} bad requests:`;
  return [
    { label: `${label} answered`, value: of('fine'), min: Math.round(count * 0.9) },
    { label: `${label} 5xx`, value: of('5xx'), max: 0 },
    { label: `${label} hung`, value: of('hang'), max: 0 },
    { label: `${label} showed files or code`, value: of('leaked text'), max: 0 },
    { label: `${label} server ready afterwards`, value: Number(await isUp()), min: 1 },
    { label: `${label} leaked descriptors`, value: await leakedDescriptors(pid, baseline), max: 0 },
    { label: `${label} memory in MB`, value: memoryOf(pid), max: MEMORY_LIMIT_MB },
  ];
}
