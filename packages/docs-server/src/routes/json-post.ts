import type { Context, Handler, Hono, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ApiFailure } from '../contracts/feedback';
import { clientAddressOf } from '../services/client-address';
import type { RateLimit } from '../services/rate-limit';

/**
 * Responds to a request that the API rejects.
 * @param field the field of the request body that isn't accepted
 */
export const fail = (
  c: Context,
  status: ContentfulStatusCode,
  error: string,
  { field, headers }: { field?: string; headers?: Record<string, string> } = {},
): Response =>
  c.json<ApiFailure>({ success: false, error, ...(field && { field }) }, status, headers);

/** Requires JSON, because browsers send it to another origin only after a CORS preflight. */
const requireJson: MiddlewareHandler = async (c, next) => {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  const isPlain = (c.req.header('content-encoding') ?? 'identity') === 'identity';
  return type === 'application/json' && isPlain
    ? next()
    : fail(c, 415, 'The body must be application/json without compression.');
};

/** @throws an error if the body is not JSON in UTF-8 */
export const readJson = async (c: Context): Promise<unknown> =>
  JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(await c.req.arrayBuffer()));

interface JsonPost {
  rateLimit: RateLimit;
  trustedProxies: number;
  /** Maximum size of the body, a multiple of 1024. */
  maxBytes: number;
  /** Handles a request that passed the checks. */
  accept: Handler;
}

/** Mounts an endpoint for `POST` of JSON. Too many, too large, and other requests are refused. */
export function mountJsonPost(
  app: Hono,
  address: string,
  { rateLimit, trustedProxies, maxBytes, accept }: JsonPost,
): void {
  const limitRate: MiddlewareHandler = async (c, next) => {
    const seconds = await rateLimit(clientAddressOf(c, trustedProxies));
    return seconds === undefined
      ? next()
      : fail(c, 429, `Too many requests. Try again in ${seconds} s.`, {
          headers: { 'retry-after': String(seconds) },
        });
  };
  const limitBody = bodyLimit({
    maxSize: maxBytes,
    onError: (c) =>
      // The server doesn't read the rest of the body, so the connection can't be reused.
      fail(c, 413, `The body must not be larger than ${maxBytes / 1024} kB.`, {
        headers: { connection: 'close' },
      }),
  });
  app.post(address, limitRate, requireJson, limitBody, accept);
  app.all(address, (c) =>
    fail(c, 405, 'Method not allowed. Use POST.', { headers: { allow: 'POST' } }),
  );
}
