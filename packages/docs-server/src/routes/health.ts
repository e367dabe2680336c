import type { Hono } from 'hono';
import type { ApiOptions } from '../api-options';

/** How long a result is cached, in milliseconds, because each check writes to the store. */
const CHECK_TTL_MS = 1000;

/**
 * `GET .../live` always succeeds while the process runs. `GET .../ready` fails while the server is stopping, or if the feedback store
 * isn't writable.
 */
export function mountHealth(
  app: Hono,
  address: string,
  { store, log, isStopping }: ApiOptions,
): void {
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
    if (!last || performance.now() - last.at > CHECK_TTL_MS) {
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
