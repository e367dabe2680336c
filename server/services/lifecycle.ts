import type { ServerType } from '@hono/node-server';

/** Requests that take longer than this after the signal are cut, in milliseconds. */
const SHUTDOWN_PATIENCE_MS = 10_000;

export interface Lifecycle {
  isStopping(): boolean;
  /** Takes no new connections, waits for the requests in flight, then closes. */
  stop(server: ServerType): Promise<void>;
}

export function createLifecycle(): Lifecycle {
  let stopping = false;
  return {
    isStopping: () => stopping,
    stop(server) {
      stopping = true;
      return new Promise((resolve) => {
        const cut = setTimeout(() => {
          if ('closeAllConnections' in server) {
            server.closeAllConnections();
          }
        }, SHUTDOWN_PATIENCE_MS);
        server.close(() => {
          clearTimeout(cut);
          resolve();
        });
        // Connections that are kept alive without a request would hold the server until they time out.
        if ('closeIdleConnections' in server) {
          server.closeIdleConnections();
        }
      });
    },
  };
}
