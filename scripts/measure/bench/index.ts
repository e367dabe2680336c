// npm run bench: measures the throughput of the server and the weight of pages. Run `npm run build` first.
//   npm run bench -- weight     compares first load, growth with the number of pages, Lighthouse, taps on a slow phone, and build
//                               with targets and with stock Docusaurus. Takes half an hour. `--only bytes,taps` selects parts
//                               (bytes, lighthouse, taps, growth, build), `--runs 3` sets the number of Lighthouse runs and taps,
//                               and `--pages 600` the number of generated pages
//   npm run bench -- feedback   sends 1,000 posts per second for 30 s. None can be lost or rejected
//   npm run bench -- static     compares requests per second with sirv, with the same files and headers
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { createFeedbackStore } from '../../../server/services/feedback-store';
import { runCommandLine, UsageError } from '../../lib/command';
import { ROOT } from '../../lib/root';
import { startProgram, startServer, stopServer, typescriptProgram } from '../server';
import { benchWeight } from './weight';

const POSTS_PER_SECOND = 1000;
const FEEDBACK_SECONDS = 30;
const STATIC_SECONDS = 4;
const ROUNDS = 6;
const CONNECTIONS = 50;
const PAGE = '/docs/apis';
/** Minimum throughput relative to sirv in the same run, as the sum of both encodings. */
const SHARE_OF_SIRV = 0.8;
const STORE = path.join(ROOT, '.cache/bench/feedback');

async function benchFeedback(): Promise<boolean> {
  fs.rmSync(STORE, { recursive: true, force: true });
  const server = await startServer({ store: STORE });
  const total = POSTS_PER_SECOND * FEEDBACK_SECONDS;
  const result = await autocannon({
    url: `${server.origin}/docs/api/feedback`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      url: server.origin + PAGE,
      answer: 'no',
      comment: 'A sample of what readers write about a page.',
      ua: 'bench',
    }),
    connections: CONNECTIONS,
    overallRate: POSTS_PER_SECOND,
    amount: total,
  });
  await stopServer(server);
  const store = createFeedbackStore(STORE);
  let stored = 0;
  for await (const { ua } of store.entries()) {
    stored += ua === 'bench' ? 1 : 0;
  }
  await store.close();
  const rejected = result.non2xx + result.errors + result.timeouts;
  console.log(
    `feedback: ${result['2xx']} of ${total} acknowledged in ${result.duration.toFixed(1)} s, ${stored} stored, ${rejected} rejected or failed, ` +
      `latency p50 ${result.latency.p50} ms, p99 ${result.latency.p99} ms`,
  );
  return rejected === 0 && stored === result['2xx'] && result['2xx'] === total;
}

async function requestsPerSecond(origin: string, encoding: string): Promise<number> {
  const { non2xx, errors, requests } = await autocannon({
    url: origin + PAGE,
    connections: CONNECTIONS,
    duration: STATIC_SECONDS,
    headers: { 'accept-encoding': encoding },
  });
  if (non2xx + errors > 0) {
    throw new Error(`${origin}: ${non2xx} responses with an unexpected status, ${errors} errors.`);
  }
  return requests.average;
}

async function benchStatic(): Promise<boolean> {
  const servers = {
    ours: await startServer({ store: STORE }),
    sirv: await startProgram(typescriptProgram('scripts/measure/bench/sirv.ts')),
  };
  const sum = { ours: 0, sirv: 0 };
  for (const encoding of ['br', 'identity']) {
    // Other load on the machine can only reduce throughput, so the best round is the most accurate.
    const best = { ours: 0, sirv: 0 };
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const name of ['ours', 'sirv'] as const) {
        best[name] = Math.max(best[name], await requestsPerSecond(servers[name].origin, encoding));
      }
    }
    console.log(
      `static, ${encoding}: ${Math.round(best.ours)} requests/s, sirv ${Math.round(best.sirv)} ` +
        `(best of ${ROUNDS} rounds), ratio ${(best.ours / best.sirv).toFixed(2)}`,
    );
    sum.ours += best.ours;
    sum.sirv += best.sirv;
  }
  await Promise.all(Object.values(servers).map(stopServer));
  return sum.ours >= sum.sirv * SHARE_OF_SIRV;
}

const USAGE =
  'Usage: npm run bench -- [static|feedback|weight [--only bytes,taps] [--runs <number>] [--pages <number>]]';

async function main(): Promise<number> {
  const [name, ...args] = process.argv.slice(2);
  const benches = {
    static: benchStatic,
    feedback: benchFeedback,
    weight: () => benchWeight(args),
  };
  if (name !== undefined && !(name in benches)) {
    throw new UsageError(`Unknown bench "${name}". Accepted: ${Object.keys(benches).join(', ')}.`);
  }
  if (name !== 'weight') {
    parseArgs({ args });
  }
  let failed = 0;
  for (const [id, bench] of Object.entries(benches)) {
    if (name === undefined || name === id) {
      const passed = await bench();
      failed += passed ? 0 : 1;
      console.log(`${id}: ${passed ? 'passed' : 'FAILED'}`);
    }
  }
  return failed;
}

void runCommandLine('bench', USAGE, main);
