import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
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

export interface HttpServer {
  server: Server;
  isStopping: () => boolean;
  /**
   * Stops in order: readiness fails, the listener goes on for the grace period so that load balancers can move on, then
   * connections without a request are closed, and those with one when it is finished.
   */
  stop(graceSeconds: number): Promise<void>;
}

/** Node's HTTP server with the limits, headers and log of every request. It listens to nothing yet. */
export function createHttpServer(listener: RequestListener, log: Log): HttpServer {
  const headers = new Map(Object.entries(securityHeaders));
  /** Open connections, each with the time of the request that is not answered yet. */
  const sockets = new Map<Socket, number | undefined>();
  let stopping = false;

  const onRequest = (request: IncomingMessage, response: ServerResponse): void => {
    const { socket } = request;
    const start = performance.now();
    response.setHeaders(headers);
    if (stopping) {
      response.setHeader('connection', 'close');
    }
    sockets.set(socket, start);
    response.once('close', () => {
      if (sockets.has(socket)) {
        sockets.set(socket, undefined);
      }
      logRequest(log, request, response.statusCode, start);
      if (!server.listening) {
        socket.end();
      }
    });
  };

  const server = createServer(SERVER_OPTIONS, (request, response) => {
    onRequest(request, response);
    listener(request, response);
  });
  server.maxConnections = MAX_CONNECTIONS;
  server.on('clientError', rejectMalformed);
  server.on('connection', (socket: Socket) => {
    sockets.set(socket, undefined);
    socket.once('close', () => sockets.delete(socket));
  });
  const destroyIf = (isWanted: (start: number | undefined) => boolean): void =>
    sockets.forEach((start, socket) => isWanted(start) && socket.destroy());
  const timeout = setInterval(() => {
    const limit = performance.now() - SEND_TIMEOUT_MS;
    destroyIf((start) => start !== undefined && start < limit);
  }, SERVER_OPTIONS.connectionsCheckingInterval);
  server.once('close', () => clearInterval(timeout));

  return {
    server,
    isStopping: () => stopping,
    async stop(graceSeconds) {
      stopping = true;
      await sleep(graceSeconds * 1000);
      const closed = new Promise((resolve) => server.close(resolve));
      destroyIf((start) => start === undefined);
      const cut = setTimeout(() => server.closeAllConnections(), IN_FLIGHT_TIMEOUT_MS);
      await closed;
      clearTimeout(cut);
    },
  };
}
