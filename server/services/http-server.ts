import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { App } from '../routes/app';
import { logRequest, type Log } from './log';
import { securityHeaders } from './security-headers';

/** Times in milliseconds: slow or silent clients then lose their connection. */
const SERVER_OPTIONS = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 2_000,
  // Node.js would reject a request without a host itself, without the security headers.
  requireHostHeader: false,
};
/** Longest time for receiving one response, in milliseconds: more than a slow phone needs for the largest file. */
const SEND_TIMEOUT_MS = 120_000;
/** Connections at the same time; further ones are closed as soon as they open. Below the usual limit of 1,024 open files. */
const MAX_CONNECTIONS = 900;
/** Requests that take longer than this after the listener is closed are cut off, in milliseconds. */
const IN_FLIGHT_TIMEOUT_MS = 10_000;

/** Statuses of requests that Node.js rejects before any code of ours runs; others are malformed (400). */
const CLIENT_ERROR_STATUS: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

function rejectMalformed(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = CLIENT_ERROR_STATUS[error.code ?? ''] ?? 400;
  const headers = { ...securityHeaders, 'content-length': '0', connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '\r\n'].join('\r\n'));
}

const [ALREADY_SENT = ''] = RESPONSE_ALREADY_SENT.headers.keys();

export interface HttpServer {
  server: Server;
  isStopping: () => boolean;
  /**
   * Stops in order: readiness fails, the listener goes on for the grace period so that load balancers can move on, then
   * connections without a request are closed, and those with one when it is finished.
   */
  stop(graceSeconds: number): Promise<void>;
}

type Fetch = App['fetch'];

/** Hono copies the response to a HEAD request. The adapter doesn't recognize the copy of the one that says that all is sent. */
const recognized = (response: Response): Response =>
  response.headers.has(ALREADY_SENT) ? RESPONSE_ALREADY_SENT : response;

/** Node's HTTP server around a function of web-standard requests. It listens to nothing yet. */
export function createHttpServer(fetch: Fetch, log: Log): HttpServer {
  const server = createAdaptorServer({
    fetch: async (request, env) => recognized(await fetch(request, env)),
    serverOptions: SERVER_OPTIONS,
  }) as Server;
  const sockets = new Set<Socket>();
  /** Sockets with a request that is not answered. */
  const busy = new Set<Socket>();
  let stopping = false;

  const onRequest = (request: IncomingMessage, response: ServerResponse): void => {
    const { socket } = request;
    const start = performance.now();
    for (const [name, value] of Object.entries(securityHeaders)) {
      response.setHeader(name, value);
    }
    if (stopping) {
      response.setHeader('connection', 'close');
    }
    busy.add(socket);
    const timeout = setTimeout(() => socket.destroy(), SEND_TIMEOUT_MS);
    response.once('close', () => {
      clearTimeout(timeout);
      busy.delete(socket);
      logRequest(log, request, response.statusCode, start);
      if (!server.listening) {
        socket.end();
      }
    });
  };

  server.maxConnections = MAX_CONNECTIONS;
  server.prependListener('request', onRequest);
  server.on('clientError', rejectMalformed);
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });

  return {
    server,
    isStopping: () => stopping,
    async stop(graceSeconds) {
      stopping = true;
      await sleep(graceSeconds * 1000);
      const closed = new Promise((resolve) => server.close(resolve));
      [...sockets].filter((socket) => !busy.has(socket)).forEach((socket) => socket.destroy());
      const cut = setTimeout(() => server.closeAllConnections(), IN_FLIGHT_TIMEOUT_MS);
      await closed;
      clearTimeout(cut);
    },
  };
}
