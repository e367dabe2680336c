import type { AddressInfo } from 'node:net';
import { createApp, type AppOptions } from '../app';
import type { App } from '../routes/app';
import type { FeedbackStore, NewFeedbackEntry } from '../services/feedback-store';
import { createHttpServer, type HttpServer } from '../services/http-server';
import { createLog, type Log } from '../services/log';
import { createRateLimit } from '../services/rate-limit';

export const NOW = new Date('2026-03-01T12:00:00Z');
export const SITE_ORIGIN = 'https://docs.example.com';

type MemoryStore = FeedbackStore & { saved: NewFeedbackEntry[]; fail?: Error };

/** Keeps entries in memory; `fail` makes it reject. */
export function createMemoryStore(): MemoryStore {
  const store: MemoryStore = {
    kind: 'sqlite',
    saved: [],
    open: () => Promise.resolve(),
    save(entry) {
      if (store.fail) {
        return Promise.reject(store.fail);
      }
      store.saved.push(entry);
      return Promise.resolve();
    },
    check: () => (store.fail ? Promise.reject(store.fail) : Promise.resolve()),
    async *entries() {
      yield* store.saved;
    },
    close: () => Promise.resolve(),
  };
  return store;
}

/** The app with test doubles for what it gets from outside; an option replaces one of them. */
export function createTestApp(options: Partial<AppOptions> = {}) {
  const store = createMemoryStore();
  const app = createApp({
    log: createLog('silent'),
    store,
    renderer: { render: () => Promise.resolve(new Uint8Array([0x89])) },
    rateLimit: createRateLimit(1000),
    pages: () => ({
      isPage: (route) => ['/', '/apis'].includes(route),
      isPageText: ({ title }) => title === 'APIs',
    }),
    clock: () => NOW,
    siteOrigin: SITE_ORIGIN,
    trustedProxies: 0,
    allowedHosts: [],
    isStopping: () => false,
    ...options,
  });
  return { app, store };
}

export interface TestServer extends HttpServer {
  origin: string;
  close: () => Promise<void>;
}

/** Serves an app as in production, on a free port of this machine. */
export async function serveTestApp(
  { fetch }: Pick<App, 'fetch'>,
  log: Log = createLog('silent'),
): Promise<TestServer> {
  const http = createHttpServer(fetch, log);
  await new Promise<void>((resolve) => http.server.listen(0, '127.0.0.1', resolve));
  const { port } = http.server.address() as AddressInfo;
  return { ...http, origin: `http://127.0.0.1:${port}`, close: () => http.stop(0) };
}
