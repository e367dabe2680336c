import type { Hono } from 'hono';
import type { FeedbackStore } from '../services/feedback-store';
import type { Log } from '../services/log';

/** A result is given again for this long, in milliseconds: each check writes to the store. */
const CHECK_AGE_MS = 1000;

export interface HealthOptions {
  store: FeedbackStore;
  log: Log;
  /** Whether the server is about to stop: load balancers must then send nobody any more. */
  isStopping: () => boolean;
}

/**
 * `GET .../live` says that the process answers. `GET .../ready` says whether requests should be sent here: not while the server is
 * stopping or the feedback store can't be written to.
 */
export function mountHealth(app: Hono, address: string, options: HealthOptions): void {
  const { store, log, isStopping } = options;
  let last: { at: number; isWritable: Promise<boolean> } | undefined;

  const checkStore = (): Promise<boolean> =>
    store.check().then(
      () => true,
      (error: unknown) => {
        log.error({ err: error }, 'The feedback store is unavailable.');
        return false;
      },
    );
  const isWritable = (): Promise<boolean> => {
    if (!last || performance.now() - last.at > CHECK_AGE_MS) {
      last = { at: performance.now(), isWritable: checkStore() };
    }
    return last.isWritable;
  };

  app.get(`${address}/live`, (c) => c.json({ status: 'ok' }));
  app.get(`${address}/ready`, async (c) => {
    const storeStatus = (await isWritable()) ? 'ok' : 'unavailable';
    const status = isStopping() ? 'stopping' : storeStatus;
    return c.json(
      { status, store: { kind: store.kind, status: storeStatus } },
      status === 'ok' ? 200 : 503,
    );
  });
}
