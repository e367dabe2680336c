import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ApiOptions } from '../src/api-options';
import { createApp } from '../src/app';
import { createListener, type ListenerOptions } from '../src/listener';
import { Docs } from '../src/mcp/docs';
import { createSiteHandler } from '../src/routes/site';
import type { FeedbackStore, NewFeedbackEntry } from '../src/services/feedback-store';
import { createHttpServer, type HttpServer } from '../src/services/http-server';
import { createLog, type Log } from '../src/services/log';
import { createRateLimit } from '../src/services/rate-limit';
import type { BuiltSite } from '../src/services/built-site';
import { docsSite } from './docs-site';

export const NOW = new Date('2026-03-01T12:00:00Z');
export const SITE_ORIGIN = 'https://docs.example.com';

type MemoryStore = FeedbackStore & {
  saved: NewFeedbackEntry[];
  /** Queries that found nothing, with the time of the search. */
  missed: [query: string, searchedAt: Date][];
  fail?: Error;
};

/** Keeps entries in memory. Set `fail` to simulate errors. */
export function createMemoryStore(): MemoryStore {
  const store: MemoryStore = {
    kind: 'sqlite',
    saved: [],
    missed: [],
    open: () => Promise.resolve(),
    save(entry) {
      if (store.fail) {
        return Promise.reject(store.fail);
      }
      store.saved.push(entry);
      return Promise.resolve();
    },
    countMissedSearch(...search) {
      if (store.fail) {
        return Promise.reject(store.fail);
      }
      store.missed.push(search);
      return Promise.resolve();
    },
    check: () => (store.fail ? Promise.reject(store.fail) : Promise.resolve()),
    async *entries() {
      yield* store.saved;
    },
    missedSearches: () => Promise.resolve([]),
    close: () => Promise.resolve(),
  };
  return store;
}

/** The app with test doubles for its dependencies. Options replace them. */
export function createTestApp(options: Partial<ApiOptions> = {}) {
  const store = createMemoryStore();
  const app = createApp({
    log: createLog('silent'),
    base: docsSite.base,
    store,
    renderer: () => Promise.resolve(new Uint8Array([0x89])),
    rateLimit: createRateLimit(1000),
    mcpRateLimit: createRateLimit(1000),
    docs: () =>
      new Docs(docsSite, { read: () => Promise.resolve(undefined) }, `${SITE_ORIGIN}/docs`),
    allowedHosts: [],
    pages: () => ({
      isPage: (route) => ['/', '/apis'].includes(route),
      isPageText: ({ title }) => title === 'APIs',
    }),
    clock: () => NOW,
    countsSearches: true,
    siteOrigin: SITE_ORIGIN,
    trustedProxies: 0,
    isStopping: () => false,
    ...options,
  });
  return { app, store };
}

export interface TestServer extends HttpServer {
  origin: string;
  close: () => Promise<void>;
}

/** A site without pages. */
const noSite: ListenerOptions['site'] = (_request, response) => void response.writeHead(404).end();

/** Starts a server as in production, on a free port. */
export async function serveTestApp(
  listener: RequestListener,
  log: Log = createLog('silent'),
): Promise<TestServer> {
  const http = createHttpServer(listener, log);
  await new Promise<void>((resolve) => http.server.listen(0, '127.0.0.1', resolve));
  const { port } = http.server.address() as AddressInfo;
  return { ...http, origin: `http://127.0.0.1:${port}`, close: () => http.stop(0) };
}

/** A listener as in production. Options replace the defaults. */
export const createTestListener = (options: Partial<ListenerOptions> = {}): RequestListener =>
  createListener({
    api: createTestApp().app,
    site: noSite,
    base: docsSite.base,
    allowedHosts: [],
    ...options,
  });

/** The same for a built site. */
export const createSiteListener = (
  current: () => BuiltSite,
  options: Partial<ListenerOptions> = {},
): RequestListener =>
  createTestListener({
    ...options,
    site: createSiteHandler(current, createLog('silent')),
  });
