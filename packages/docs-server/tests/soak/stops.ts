import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { request } from '../request';
import { startServer, type ServerOptions, type ServerProcess } from './server';
import type { Finding } from './findings';

const CLIENTS = 16;
const LOAD_MS = 500;
const PROBE_MS = 50;
/** Less than the 10 s after which the server closes connections that didn't end. */
const EXIT_LIMIT_MS = 5000;

async function stop(label: string, server: ServerProcess): Promise<Finding[]> {
  const start = performance.now();
  server.signal('SIGTERM');
  const code = await server.exited;
  const ms = Math.round(performance.now() - start);
  return [
    { label: `${label}: ms until exit`, value: ms, max: EXIT_LIMIT_MS },
    { label: `${label}: exit code`, value: code ?? NaN, max: 0 },
  ];
}

/** Idle connections must not delay the shutdown. */
export async function stopIdle(options: ServerOptions): Promise<Finding[]> {
  const server = await startServer(options);
  const { hostname, port } = new URL(server.origin);
  const silent = net.connect(Number(port), hostname);
  silent.on('error', () => undefined);
  await once(silent, 'connect');
  const agent = new http.Agent({ keepAlive: true });
  await request(server.origin, { path: '/docs/' }, agent);
  const findings = await stop('SIGTERM when idle', server);
  silent.destroy();
  agent.destroy();
  return findings;
}

/** Sends requests until the server is no longer ready, as clients behind a load balancer do. */
export async function stopUnderLoad(options: ServerOptions): Promise<Finding[]> {
  const server = await startServer(options);
  const agent = new http.Agent({ keepAlive: true, maxSockets: CLIENTS });
  let isReady = true;
  let answered = 0;
  let failed = 0;
  const watchReadiness = async (): Promise<void> => {
    while (isReady) {
      await sleep(PROBE_MS);
      const { status } = await request(server.origin, { path: '/docs/api/health/ready' });
      isReady = status === 200;
    }
  };
  const load = async (): Promise<void> => {
    while (isReady) {
      const isAnswered = await request(server.origin, { path: '/docs/apis' }, agent).then(
        ({ status }) => status === 200,
        () => false,
      );
      answered += Number(isAnswered);
      failed += Number(!isAnswered);
    }
  };
  const work = [watchReadiness(), ...Array.from({ length: CLIENTS }, load)];
  await sleep(LOAD_MS);
  const label = 'SIGTERM under load';
  const findings = await stop(label, server);
  await Promise.all(work);
  agent.destroy();
  return [
    { label: `${label}: answered requests`, value: answered, min: CLIENTS },
    { label: `${label}: failed requests`, value: failed, max: 0 },
    ...findings,
  ];
}
