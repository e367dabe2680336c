import type { Hono } from 'hono';
import type { ApiOptions } from '../api-options';

/**
 * `GET .../live` always succeeds while the process runs. `GET .../ready` fails while the server is stopping, or if the feedback store
 * isn't writable.
 */
export function mountHealth(
  app: Hono,
  address: string,
  { store, log, isStopping }: ApiOptions,
): void {
  app.get(`${address}/live`, (c) => c.json({ status: 'ok' }));
  app.get(`${address}/ready`, async (c) => {
    const storeStatus = await store.check().then(
      () => 'ok',
      (error: unknown) => {
        log.error({ err: error }, 'The feedback store is unavailable.');
        return 'unavailable';
      },
    );
    const status = isStopping() ? 'stopping' : storeStatus;
    return c.json(
      { status, store: { kind: store.kind, status: storeStatus } },
      status === 'ok' ? 200 : 503,
    );
  });
}
