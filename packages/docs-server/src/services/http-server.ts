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

/** Timeouts in milliseconds, after which slow or idle clients are disconnected. */
const SERVER_OPTIONS = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 2_000,
  // Otherwise Node.js rejects requests without a host itself, without the security headers.
  requireHostHeader: false,
};
/** Maximum time to send a response, in milliseconds. A slow phone receives the largest file within it. */
const SEND_TIMEOUT_MS = 120_000;
/** Maximum number of concurrent connections, below the usual limit of 1,024 open files. */
const MAX_CONNECTIONS = 900;
/** How long open requests can continue after the server stops listening, in milliseconds. */
const IN_FLIGHT_TIMEOUT_MS = 10_000;

/** Statuses of requests that Node.js rejects before the listener runs. All others get status 400. */
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

/** Says why the server can't listen, and which variable to set. */
export function listenProblem(
  { code, message }: NodeJS.ErrnoException,
  { host, port }: { host: string; port: number },
): string {
  const what =
    code === 'EADDRINUSE'
      ? `port ${port} of ${host} is in use`
      : `the server can't listen on ${host}:${port}: ${message}`;
  return `${what}. Accepted: a free port and a host of this machine. Set PORT, such as PORT=${port + 1}, or DOCS_HOST.`;
}

export interface HttpServer {
  server: Server;
  isStopping: () => boolean;
  /**
   * Shuts down in order: the readiness check fails, the server accepts requests during the grace period so that load balancers can
   * react, and then it closes idle connections, and the others after their current request.
   */
  stop(graceSeconds: number): Promise<void>;
}

/** Creates an HTTP server with limits, security headers, and a request log. It doesn't listen on a port yet. */
export function createHttpServer(listener: RequestListener, log: Log): HttpServer {
  const headers = new Map(Object.entries(securityHeaders));
  /** Open connections without a current request. */
  const idle = new Set<Socket>();
  let stopping = false;

  const onRequest = (request: IncomingMessage, response: ServerResponse): void => {
    const { socket } = request;
    const start = performance.now();
    const timeout = setTimeout(() => socket.destroy(), SEND_TIMEOUT_MS);
    idle.delete(socket);
    response.setHeaders(headers);
    if (stopping) {
      response.setHeader('connection', 'close');
    }
    response.once('close', () => {
      clearTimeout(timeout);
      if (!socket.destroyed) {
        idle.add(socket);
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
    idle.add(socket);
    socket.once('close', () => idle.delete(socket));
  });

  return {
    server,
    isStopping: () => stopping,
    async stop(graceSeconds) {
      stopping = true;
      await sleep(graceSeconds * 1000);
      const closed = new Promise((resolve) => server.close(resolve));
      idle.forEach((socket) => socket.destroy());
      const forceClose = setTimeout(() => server.closeAllConnections(), IN_FLIGHT_TIMEOUT_MS);
      await closed;
      clearTimeout(forceClose);
    },
  };
}
