import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { logRequest, type Log } from './log';

/** Timeouts in milliseconds, after which slow or idle clients are disconnected. */
const SERVER_OPTIONS = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 2_000,
};
const IDLE_TIMEOUT_MS = 60_000;
/** Maximum number of concurrent connections, below the usual limit of 1,024 open files. */
const MAX_CONNECTIONS = 900;
/** How long open requests can continue after the server stops listening. */
const IN_FLIGHT_TIMEOUT_MS = 10_000;

/** Headers of every response. This policy allows nothing, and pages replace it with that of the manifest. */
const SECURITY_HEADERS = new Map([
  ['content-security-policy', "default-src 'none'; frame-ancestors 'none'"],
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'DENY'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  // Browsers ignore it over HTTP, so it doesn't affect localhost.
  ['strict-transport-security', 'max-age=31536000; includeSubDomains'],
]);

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
  /** Open connections without a current request. */
  const idle = new Set<Socket>();
  let stopping = false;

  const server = createServer(SERVER_OPTIONS, (request, response) => {
    const { socket } = request;
    const start = performance.now();
    idle.delete(socket);
    response.setHeaders(SECURITY_HEADERS);
    if (stopping) {
      response.setHeader('connection', 'close');
    }
    response.once('close', () => {
      if (!socket.destroyed) {
        idle.add(socket);
      }
      logRequest(log, request, response.statusCode, start);
      if (!server.listening) {
        socket.end();
      }
    });
    listener(request, response);
  });
  server.maxConnections = MAX_CONNECTIONS;
  server.setTimeout(IDLE_TIMEOUT_MS);
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
