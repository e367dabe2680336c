import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod';
import type { ApiOptions } from '../src/api-options';
import { createApp } from '../src/app';
import type { SiteManifest } from '../src/contracts/site-manifest';
import { serverVariables, type ServerEnv } from '../src/env';
import { createListener, type ListenerOptions } from '../src/listener';
import { Docs } from '../src/mcp/docs';
import type { FeedbackStore, NewFeedbackEntry } from '../src/services/feedback-store';
import { createHttpServer, type HttpServer } from '../src/services/http-server';
import { createLog, type Log } from '../src/services/log';
import { docsSite } from './docs-site';
import { fixtureFiles } from './docs-fixture';

export const SITE_ORIGIN = 'https://docs.example.com';

/** The default settings, which tests can change. */
const testEnv = (settings: Partial<ServerEnv> = {}): ServerEnv => ({
  ...z.object(serverVariables).parse({}),
  DOCS_SITE_URL: SITE_ORIGIN,
  DOCS_COUNT_MISSED_SEARCHES: true,
  DOCS_FEEDBACK_RATE_LIMIT: 1000,
  ...settings,
});

type MemoryStore = FeedbackStore & {
  saved: NewFeedbackEntry[];
  /** Queries that found nothing, with the time of the search. */
  missed: [query: string, searchedAt: Date][];
  fail?: Error | undefined;
};

/** Keeps entries in memory. Set `fail` to simulate errors. */
function createMemoryStore(): MemoryStore {
  const orFail = async (work?: () => unknown): Promise<void> => {
    if (store.fail) {
      throw store.fail;
    }
    work?.();
  };
  const store: MemoryStore = {
    kind: 'sqlite',
    saved: [],
    missed: [],
    save: (entry) => orFail(() => store.saved.push(entry)),
    countMissedSearch: (...search) => orFail(() => store.missed.push(search)),
    check: () => orFail(),
    entries: () => Promise.resolve(store.saved),
    missedSearches: () => Promise.resolve([]),
    close: () => Promise.resolve(),
  };
  return store;
}

/** The app with test doubles for its dependencies. Options replace them. */
export function createTestApp({
  env,
  ...options
}: Partial<Omit<ApiOptions, 'env'>> & { env?: Partial<ServerEnv> } = {}) {
  const store = createMemoryStore();
  const docs = new Docs(docsSite, fixtureFiles(), `${SITE_ORIGIN}/docs`);
  const app = createApp({
    site: docsSite,
    env: testEnv(env),
    log: createLog('silent'),
    store,
    renderer: () => Promise.resolve(new Uint8Array([0x89])),
    docs: () => docs,
    isPage: (route) => ['/', '/apis'].includes(route),
    pageTexts: () => [{ title: 'APIs', description: 'About' }],
    isStopping: () => false,
    ...options,
  });
  return { app, store };
}

export interface TestServer extends HttpServer {
  origin: string;
  close: () => Promise<void>;
}

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

/** A listener as in production. Options replace the defaults, which have no pages. */
export const createTestListener = (options: Partial<ListenerOptions> = {}): RequestListener =>
  createListener({
    api: createTestApp().app,
    build: () => ({ filesDir: '', manifest: {} as SiteManifest }),
    base: docsSite.base,
    allowedHosts: [],
    log: createLog('silent'),
    ...options,
  });
