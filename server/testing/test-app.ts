import { createApp, type AppOptions } from '../app';
import type { FeedbackEntry, FeedbackStore } from '../services/feedback-store';
import { createLog } from '../services/log';
import { createRateLimit } from '../services/rate-limit';

export const NOW = new Date('2026-03-01T12:00:00Z');
export const SITE_ORIGIN = 'https://docs.example.com';

/** Keeps entries in memory; `fail` makes it refuse. */
export function createMemoryStore(): FeedbackStore & { saved: FeedbackEntry[]; fail?: Error } {
  const store: FeedbackStore & { saved: FeedbackEntry[]; fail?: Error } = {
    saved: [],
    open: () => Promise.resolve(),
    save(entry) {
      if (store.fail) {
        return Promise.reject(store.fail);
      }
      store.saved.push(entry);
      return Promise.resolve();
    },
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
    pages: {
      isPage: (route) => ['/', '/apis'].includes(route),
      isPageText: ({ title }) => title === 'APIs',
    },
    clock: () => NOW,
    siteOrigin: SITE_ORIGIN,
    trustedProxies: 0,
    isStopping: () => false,
    ...options,
  });
  return { app, store };
}
