// npm run bench: how much the server bears and how heavy pages are on this machine. `npm run build` first.
//   npm run bench -- weight     first load, growth with the number of pages, Lighthouse, taps on a slow phone and build, each beside
//                               its target and stock Docusaurus with the same pages; takes half an hour. `-- weight 150 600`
//                               generates other numbers of pages, `--only bytes,taps` measures a part (bytes, growth, lighthouse,
//                               taps, build), `--runs 3` runs Lighthouse and taps less often, `--ours <folder>` and
//                               `--stock <folder>` take a site that is built already
//   npm run bench -- feedback   1,000 posts a second for 30 s: none lost, none refused
//   npm run bench -- static     requests a second for pages, beside sirv with the same files and headers
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
/** Of the requests that sirv answers in the same run, with both encodings together, the server must reach this share. */
const SHARE_OF_SIRV = 0.8;
const SIRV_ROLE = 'serve-with-sirv';

const run = (options: Options): Promise<Result> => Promise.resolve(autocannon(options));

async function benchFeedback(): Promise<boolean> {
  const isFolder = !process.env.DOCS_FEEDBACK_STORE?.includes('://');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-'));
  const place = isFolder ? folder : (process.env.DOCS_FEEDBACK_STORE ?? folder);
  const server = await startServer(place);
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
  const store = createFeedbackStore(place);
  let stored = 0;
  for await (const entry of store.entries()) {
    stored += entry.ua === 'bench' ? 1 : 0;
  }
  await store.close();
  fs.rmSync(folder, { recursive: true, force: true });
  const refused = result.non2xx + result.errors + result.timeouts;
  console.log(
    `feedback: ${result['2xx']} of ${total} acknowledged in ${result.duration.toFixed(1)} s, ${stored} stored, ${refused} refused or failed, ` +
      `latency p50 ${result.latency.p50} ms, p99 ${result.latency.p99} ms`,
  );
  return refused === 0 && stored === result['2xx'] && result['2xx'] === total;
}

/** The built site as sirv wants it: compressed copies beside the files. */
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

/** sirv with the headers of our responses: without them it would send fewer bytes, and the bench would compare policies. */
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
    throw new Error(`${address}: ${result.non2xx} wrong answers, ${result.errors} errors.`);
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
    // In turns, each first as often as the other, so that what else the machine does falls on both.
    const both = [
      { address: ours.address, found: rates.ours },
      { address: theirs.address, found: rates.theirs },
    ];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const { address, found } of round % 2 === 0 ? both : [...both].reverse()) {
        found.push(await requestsPerSecond(address, headers));
      }
    }
    // The best round of each: the machine's other work only ever takes away.
    const [a, b] = [Math.max(...rates.ours), Math.max(...rates.theirs)];
    console.log(
      `static, ${encoding}: ${Math.round(a)} requests/s, sirv ${Math.round(b)} (best of ${ROUNDS} rounds), ${(a / b).toFixed(2)} of it`,
    );
    best.ours += a;
    best.theirs += b;
  }
  await Promise.all([ours.stop(), theirs.stop()]);
  [folder, data].forEach((one) => fs.rmSync(one, { recursive: true, force: true }));
  return best.ours >= best.theirs * SHARE_OF_SIRV;
}

async function main([what, ...rest]: readonly string[]): Promise<void> {
  if (what === SIRV_ROLE && rest[0]) {
    serveWithSirv(rest[0]);
    return;
  }
  // Read first: a wrong option is said at once.
  const weightOptions = readWeightOptions(what === 'weight' ? rest : []);
  const benches = {
    static: benchStatic,
    feedback: benchFeedback,
    weight: () => benchWeight(weightOptions),
  };
  if (what !== undefined && !(what in benches)) {
    throw new Error(`"${what}" is no bench. Accepted: ${Object.keys(benches).join(', ')}.`);
  }
  for (const [name, bench] of Object.entries(benches)) {
    if (what === undefined || what === name) {
      const isEnough = await bench();
      process.exitCode = isEnough ? process.exitCode : 1;
      console.log(isEnough ? `${name}: enough` : `${name}: NOT enough`);
    }
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
