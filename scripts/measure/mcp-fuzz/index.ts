// npm run mcp:fuzz: sends wrong and valid calls to the MCP endpoint of the real server with the site in build-server.
//   npm run mcp:fuzz -- --calls 10000 --seed 7
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { request } from '../../../tests/lib/request';
import { runCommandLine, UsageError } from '../../lib/command';
import { startServer, stopServer, type ServerProcess } from '../server';
import { memoryOf } from '../soak/process-state';
import { findingsTable, isFailure } from '../soak/report';
import { fuzzedCalls, type FuzzedCall } from './calls';
import { findingsOf, isUnexpected, type Outcome } from './outcomes';

const CONNECTIONS = 8;
/** Time for a response, in milliseconds. */
const HANG_MS = 10_000;

const hang = (): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), HANG_MS).unref());

async function outcomeOf(
  origin: string,
  { isValid, ...sent }: FuzzedCall,
  agent: http.Agent,
): Promise<Outcome> {
  const start = performance.now();
  // Node.js sends some headers that its server or its client can't read. The connection then ends without a response.
  const unanswered = { status: 0, text: '' };
  const response = await Promise.race([
    request(origin, sent, agent).catch(() => unanswered),
    hang(),
  ]);
  return {
    isValid,
    status: response?.status ?? 'hang',
    text: response?.text ?? '',
    ms: performance.now() - start,
  };
}

async function send(origin: string, calls: FuzzedCall[]): Promise<Outcome[]> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const outcomes: Outcome[] = [];
  const work = async (): Promise<void> => {
    for (let call = calls.pop(); call; call = calls.pop()) {
      const outcome = await outcomeOf(origin, call, agent);
      outcomes.push(outcome);
      if (isUnexpected(outcome)) {
        console.log(`${outcome.status}: ${call.method} ${call.body.toString().slice(0, 500)}`);
        console.log(`  ${outcome.text.slice(0, 200)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  agent.destroy();
  return outcomes;
}

async function measure(server: ServerProcess, count: number, seed: number): Promise<number> {
  const start = performance.now();
  const outcomes = await send(server.origin, fuzzedCalls(count, seed));
  const seconds = (performance.now() - start) / 1000;
  const live = await request(server.origin, { path: '/docs/api/health/live' });
  const findings = [
    ...findingsOf(outcomes),
    { label: 'server responds afterwards', value: Number(live.status === 200), min: 1 },
    { label: 'memory of the server in MB', value: memoryOf(server.pid) },
    { label: 'calls per second', value: Math.round(count / seconds) },
  ];
  console.log(findingsTable(findings));
  const failures = findings.filter(isFailure);
  console.log(failures.length > 0 ? `\n${failures.length} failed.` : '\nNothing failed.');
  return failures.length;
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      calls: { type: 'string', default: '2000' },
      seed: { type: 'string', default: '20261125' },
    },
  });
  const [calls, seed] = [Number(values.calls), Number(values.seed)];
  if (!(Number.isInteger(calls) && calls > 0 && Number.isInteger(seed))) {
    throw new UsageError('--calls must be a positive integer, and --seed an integer.');
  }
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mcp-fuzz-'));
  try {
    const server = await startServer({ store: folder });
    return await measure(server, calls, seed).finally(() => stopServer(server));
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

void runCommandLine('mcp:fuzz', 'Accepted options: --calls <number>, --seed <number>.', main);
