// npm run bench: measures the throughput of the server and the weight of pages. Run `npm run build` first.
//   npm run bench -- weight     compares first load, growth with the number of pages, Lighthouse, taps on a slow phone, and build
//                               with targets and with stock Docusaurus. Takes half an hour. `-- weight 150 600` sets the numbers
//                               of generated pages, `--only bytes,taps` selects parts (bytes, growth, lighthouse, taps, build),
//                               `--runs 3` sets the number of Lighthouse runs and taps, and `--ours <folder>` and
//                               `--stock <folder>` use existing builds
//   npm run bench -- feedback   sends 1,000 posts per second for 30 s. None can be lost or rejected
//   npm run bench -- static     compares requests per second with sirv, with the same files and headers
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import autocannon, { type Options, type Result } from 'autocannon';
import sirv from 'sirv';
import { servedFileName } from '../../../src/contracts/site-manifest';
import { createFeedbackStore } from '../../../server/services/feedback-store';
import { contentSecurityPolicy, securityHeaders } from '../../../server/services/security-headers';
import { readBuiltSite } from '../../../server/services/site';
import { readEnv } from '../../../src/config/env';
import { startProgram, startServer } from './server';
import { benchWeight } from './weight';
import { readWeightOptions } from './weight/options';

const POSTS_PER_SECOND = 1000;
const FEEDBACK_SECONDS = 30;
const STATIC_SECONDS = 4;
const ROUNDS = 6;
const CONNECTIONS = 50;
const PAGE = '/docs/apis';
/** Minimum throughput relative to sirv in the same run, as the sum of both encodings. */
const SHARE_OF_SIRV = 0.8;
const SIRV_ROLE = 'serve-with-sirv';

const run = (options: Options): Promise<Result> => Promise.resolve(autocannon(options));

async function benchFeedback(): Promise<boolean> {
  const isFolder = !process.env.DOCS_FEEDBACK_STORE?.includes('://');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  const storeUrl = isFolder ? folder : (process.env.DOCS_FEEDBACK_STORE ?? folder);
  const server = await startServer(storeUrl);
  const total = POSTS_PER_SECOND * FEEDBACK_SECONDS;
  const result = await run({
    url: `${server.address}/docs/api/feedback`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      url: `${server.address}${PAGE}`,
      answer: 'no',
      comment: 'A sample of what readers write about a page.',
      ua: 'bench',
    }),
    connections: CONNECTIONS,
    overallRate: POSTS_PER_SECOND,
    amount: total,
  });
  await server.stop();
  const store = createFeedbackStore(storeUrl);
  let stored = 0;
  for await (const entry of store.entries()) {
    stored += entry.ua === 'bench' ? 1 : 0;
  }
  await store.close();
  fs.rmSync(folder, { recursive: true, force: true });
  const rejected = result.non2xx + result.errors + result.timeouts;
  console.log(
    `feedback: ${result['2xx']} of ${total} acknowledged in ${result.duration.toFixed(1)} s, ${stored} stored, ${rejected} rejected or failed, ` +
      `latency p50 ${result.latency.p50} ms, p99 ${result.latency.p99} ms`,
  );
  return rejected === 0 && stored === result['2xx'] && result['2xx'] === total;
}

/** Copies the built site in the layout of sirv: with compressed copies next to the files. */
function folderForSirv(): string {
  const buildDir = path.resolve('build');
  const { filesDir, manifest } = readBuiltSite(buildDir);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sirv-'));
  fs.cpSync(buildDir, folder, { recursive: true });
  for (const { name, hash, encodings } of Object.values(manifest.files)) {
    for (const encoding of encodings) {
      fs.copyFileSync(
        path.join(filesDir, servedFileName(hash, encoding)),
        path.join(folder, `${name}.${encoding === 'br' ? 'br' : 'gz'}`),
      );
    }
  }
  return folder;
}

/** Serves with sirv and the same headers as our server, so that responses have the same size. */
function serveWithSirv(folder: string): void {
  const { scriptHashes } = readBuiltSite(path.resolve('build')).manifest;
  const policy = contentSecurityPolicy(scriptHashes, readEnv({}));
  const headers = new Map(
    Object.entries({ ...securityHeaders, 'content-security-policy': policy }),
  );
  const handler = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders: (response) => void response.setHeaders(headers),
  });
  const server = http.createServer((request, response) => {
    request.url = (request.url ?? '/').replace(/^\/docs/, '');
    handler(request, response, () => void response.writeHead(404).end());
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    console.log(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
  });
  process.on('SIGTERM', () => process.exit(0));
}

async function requestsPerSecond(
  address: string,
  headers: Record<string, string>,
): Promise<number> {
  const result = await run({
    url: address + PAGE,
    connections: CONNECTIONS,
    duration: STATIC_SECONDS,
    headers,
  });
  if (result.non2xx + result.errors > 0) {
    throw new Error(
      `${address}: ${result.non2xx} responses with an unexpected status, ${result.errors} errors.`,
    );
  }
  return result.requests.average;
}

async function benchStatic(): Promise<boolean> {
  const folder = folderForSirv();
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  const ours = await startServer(data);
  const theirs = await startProgram(['scripts/measure/bench/index.ts', SIRV_ROLE, folder], {});
  const best = { ours: 0, theirs: 0 };
  for (const encoding of ['br', 'identity']) {
    const headers = { 'accept-encoding': encoding };
    const rates = { ours: [] as number[], theirs: [] as number[] };
    // Alternates the order, so that other load on the machine affects both servers equally.
    const both = [
      { address: ours.address, found: rates.ours },
      { address: theirs.address, found: rates.theirs },
    ];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const { address, found } of round % 2 === 0 ? both : [...both].reverse()) {
        found.push(await requestsPerSecond(address, headers));
      }
    }
    // Other load can only reduce throughput, so the best round is the most accurate.
    const [a, b] = [Math.max(...rates.ours), Math.max(...rates.theirs)];
    console.log(
      `static, ${encoding}: ${Math.round(a)} requests/s, sirv ${Math.round(b)} (best of ${ROUNDS} rounds), ratio ${(a / b).toFixed(2)}`,
    );
    best.ours += a;
    best.theirs += b;
  }
  await Promise.all([ours.stop(), theirs.stop()]);
  [folder, data].forEach((one) => fs.rmSync(one, { recursive: true, force: true }));
  return best.ours >= best.theirs * SHARE_OF_SIRV;
}

async function main([name, ...rest]: readonly string[]): Promise<void> {
  if (name === SIRV_ROLE && rest[0]) {
    serveWithSirv(rest[0]);
    return;
  }
  // Validates options before the other benches run.
  const weightOptions = readWeightOptions(name === 'weight' ? rest : []);
  const benches = {
    static: benchStatic,
    feedback: benchFeedback,
    weight: () => benchWeight(weightOptions),
  };
  if (name !== undefined && !(name in benches)) {
    throw new Error(`Unknown bench "${name}". Accepted: ${Object.keys(benches).join(', ')}.`);
  }
  for (const [id, bench] of Object.entries(benches)) {
    if (name === undefined || name === id) {
      const passed = await bench();
      process.exitCode = passed ? process.exitCode : 1;
      console.log(`${id}: ${passed ? 'passed' : 'FAILED'}`);
    }
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
