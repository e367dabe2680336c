import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { clientAddressOf } from '../services/client-address';
import type { RateLimit } from '../services/rate-limit';
import { fail } from './fail';

/** Requires JSON, because browsers send it to another origin only after a CORS preflight. */
export const requireJson: MiddlewareHandler = async (c, next) => {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  const isPlain = (c.req.header('content-encoding') ?? 'identity') === 'identity';
  return type === 'application/json' && isPlain
    ? next()
    : fail(c, 415, 'The body must be application/json without compression.');
};

/** Limits the requests of each client. */
export const limitRate =
  (rateLimit: RateLimit, trustedProxies: number): MiddlewareHandler =>
  async (c, next) => {
    const seconds = await rateLimit(clientAddressOf(c, trustedProxies));
    return seconds === undefined
      ? next()
      : fail(c, 429, `Too many requests. Try again in ${seconds} s.`, {
          headers: { 'retry-after': String(seconds) },
        });
  };

/** @param bytes a multiple of 1024 */
export const limitBody = (bytes: number): MiddlewareHandler =>
  bodyLimit({
    maxSize: bytes,
    onError: (c) =>
      // The server doesn't read the rest of the body, so the connection can't be reused.
      fail(c, 413, `The body must not be larger than ${bytes / 1024} kB.`, {
        headers: { connection: 'close' },
      }),
  });

/** @throws an error if the body is not JSON in UTF-8 */
export const readJson = async (c: Context): Promise<unknown> =>
  JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(await c.req.arrayBuffer()));
