import http from 'node:http';
import { request, type TestRequest } from '../../../server/testing/request';
import { badRequests } from './bad-requests';
import type { Finding } from './report';
import { leakedDescriptors, memoryOf, openDescriptors, type ServerProcess } from './server-process';

const SEED = 20260301;
const CONNECTIONS = 8;
/** A response that takes longer is taken for one that never comes, in milliseconds. */
const HANG_MS = 10_000;
/** What no response may show: files from outside the site, names of source files. */
const LEAKED_TEXT = /root:x:|node_modules|\.ts:\d+/;
const MEMORY_LIMIT_MB = 300;

type Outcome = 'fine' | '5xx' | 'hang' | 'leaked text' | 'no response';

const hang = (): Promise<'hang'> =>
  new Promise((resolve) => setTimeout(() => resolve('hang'), HANG_MS).unref());

async function outcomeOf(origin: string, asked: TestRequest, agent: http.Agent): Promise<Outcome> {
  const sent = request(origin, asked, agent).then(
    ({ status, text }): Outcome =>
      status >= 500 ? '5xx' : LEAKED_TEXT.test(text) ? 'leaked text' : 'fine',
    // Requests that Node's client doesn't parse the response of, such as TRACE with a body.
    (): Outcome => 'no response',
  );
  return Promise.race([sent, hang()]);
}

/** Sends requests that no browser would, from one seed, on a few connections. */
export async function fuzz({ origin, pid }: ServerProcess, count: number): Promise<Finding[]> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const isUp = async (): Promise<boolean> =>
    (await request(origin, { path: '/docs/api/health/ready' })).status === 200;
  await isUp();
  const baseline = openDescriptors(pid);
  const queue = badRequests(count, SEED);
  const outcomes = new Map<Outcome, number>();
  const work = async (): Promise<void> => {
    for (let asked = queue.pop(); asked; asked = queue.pop()) {
      const outcome = await outcomeOf(origin, asked, agent);
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      if (outcome === '5xx' || outcome === 'hang') {
        const { method, path, headers } = asked;
        console.log(`${outcome}: ${method} ${path.slice(0, 200)} ${JSON.stringify(headers)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  agent.destroy();
  const of = (outcome: Outcome): number => outcomes.get(outcome) ?? 0;
  const what = `${count} bad requests:`;
  return [
    { what: `${what} answered`, value: of('fine'), atLeast: Math.round(count * 0.9) },
    { what: `${what} 5xx`, value: of('5xx'), limit: 0 },
    { what: `${what} hung`, value: of('hang'), limit: 0 },
    { what: `${what} showed files or code`, value: of('leaked text'), limit: 0 },
    { what: `${what} server ready afterwards`, value: Number(await isUp()), atLeast: 1 },
    { what: `${what} leaked descriptors`, value: await leakedDescriptors(pid, baseline), limit: 0 },
    { what: `${what} memory in MB`, value: memoryOf(pid), limit: MEMORY_LIMIT_MB },
  ];
}
