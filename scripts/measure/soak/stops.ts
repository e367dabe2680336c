import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerProcess } from '../spawn-server';
import { request } from '../../../server/testing/request';
import type { Finding } from './report';
import { startServer, type ServerSetup } from './server-process';

const CLIENTS = 16;
const LOAD_MS = 500;
const PROBE_MS = 50;
const EXIT_LIMIT_MS = 2000;

const timed = async (server: ServerProcess): Promise<{ ms: number; code: number | null }> => {
  const start = performance.now();
  server.signal('SIGTERM');
  const code = await server.exited;
  return { ms: Math.round(performance.now() - start), code };
};

/** Opens idle connections, which must not delay the shutdown. */
async function holdConnections(origin: string): Promise<() => void> {
  const { hostname, port } = new URL(origin);
  const silent = net.connect(Number(port), hostname);
  silent.on('error', () => undefined);
  await once(silent, 'connect');
  const agent = new http.Agent({ keepAlive: true });
  await request(origin, { path: '/docs/' }, agent);
  return () => {
    silent.destroy();
    agent.destroy();
  };
}

async function stopIdle(setup: ServerSetup, store: string): Promise<Finding[]> {
  const server = await startServer(setup, { DOCS_FEEDBACK_STORE: store });
  const release = await holdConnections(server.origin);
  const { ms, code } = await timed(server);
  release();
  return [
    { label: 'SIGTERM when idle: ms until exit', value: ms, max: EXIT_LIMIT_MS },
    { label: 'SIGTERM when idle: exit code', value: code ?? NaN, max: 0 },
  ];
}

/** Sends requests until the server is no longer ready. @returns the numbers of successful and failed requests */
async function load(origin: string, agent: http.Agent, isReady: () => boolean) {
  const tally = { answered: 0, failed: 0 };
  while (isReady()) {
    const status = await request(origin, { path: '/docs/apis' }, agent).then(
      (response) => response.status,
      () => 0,
    );
    tally[status === 200 ? 'answered' : 'failed'] += 1;
  }
  return tally;
}

/** Polls the readiness endpoint, as a load balancer does. */
function watchReadiness(origin: string): () => boolean {
  let isReady = true;
  const watch = async (): Promise<void> => {
    while (isReady) {
      await sleep(PROBE_MS);
      const { status } = await request(origin, { path: '/docs/api/health/ready' });
      isReady = status === 200;
    }
  };
  void watch();
  return () => isReady;
}

async function stopUnderLoad(setup: ServerSetup, store: string): Promise<Finding[]> {
  const server = await startServer(setup, { DOCS_FEEDBACK_STORE: store });
  const agent = new http.Agent({ keepAlive: true, maxSockets: CLIENTS });
  const isReady = watchReadiness(server.origin);
  const loads = Array.from({ length: CLIENTS }, () => load(server.origin, agent, isReady));
  await sleep(LOAD_MS);
  const { ms, code } = await timed(server);
  const tallies = await Promise.all(loads);
  const sum = (outcome: 'answered' | 'failed'): number =>
    tallies.reduce((total, tally) => total + tally[outcome], 0);
  agent.destroy();
  return [
    { label: 'SIGTERM under load: answered requests', value: sum('answered'), min: CLIENTS },
    { label: 'SIGTERM under load: failed requests', value: sum('failed'), max: 0 },
    { label: 'SIGTERM under load: ms until exit', value: ms, max: EXIT_LIMIT_MS },
    { label: 'SIGTERM under load: exit code', value: code ?? NaN, max: 0 },
  ];
}

export const stops = async (setup: ServerSetup, store: string): Promise<Finding[]> => [
  ...(await stopIdle(setup, store)),
  ...(await stopUnderLoad(setup, store)),
];
