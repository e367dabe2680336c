import type { Context, Hono, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import type { z } from 'zod';
import type { ApiOptions } from '../api-options';
import { clientAddressOf } from '../services/client-address';
import { ApiError, refuseMethod } from './api-error';

const RATE_WINDOW_SECONDS = 60;
const PREFLIGHT_CACHE_SECONDS = 86_400;

/** Requires JSON, because browsers send it to another origin only after a CORS preflight. */
const requireJson: MiddlewareHandler = (c, next) => {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  const isPlain = (c.req.header('content-encoding') ?? 'identity') === 'identity';
  if (type !== 'application/json' || !isPlain) {
    throw new ApiError(415, 'The body must be application/json without compression.');
  }
  return next();
};

/** Counts the requests of each client in the memory of this process. */
function limitRate(requestsPerMinute: number, trustedProxies: number): MiddlewareHandler {
  const limiter = new RateLimiterMemory({
    points: requestsPerMinute,
    duration: RATE_WINDOW_SECONDS,
  });
  return async (c, next) => {
    const consumed = limiter.consume(clientAddressOf(c, trustedProxies));
    await consumed.catch(({ msBeforeNext }: RateLimiterRes) => {
      const seconds = String(Math.max(1, Math.ceil(msBeforeNext / 1000)));
      throw new ApiError(429, `Too many requests. Try again in ${seconds} s.`, {
        headers: { 'retry-after': seconds },
      });
    });
    return next();
  };
}

/** @returns undefined if the body is not JSON in UTF-8 */
export async function readJson(c: Context): Promise<unknown> {
  const bytes = await c.req.arrayBuffer();
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

/** @throws an error that says what is wrong with the body */
export async function readBody<T>(c: Context, schema: z.ZodType<T>): Promise<T> {
  const body = await readJson(c);
  if (body === undefined) {
    throw new ApiError(400, 'The body must be JSON in UTF-8.');
  }
  const { success, data, error } = schema.safeParse(body);
  if (!success) {
    const { path = [], message = 'is invalid' } = error.issues[0] ?? {};
    const field = path.join('.');
    throw new ApiError(422, `${field || 'The body'} ${message}.`, { field });
  }
  return data;
}

/** Replaces lone surrogates, and NUL characters, which PostgreSQL rejects. */
export const sanitize = (text: string): string =>
  Buffer.from(text).toString().replaceAll('\0', '\uFFFD');

export const isOwnOrigin = (c: Context, origin: string, siteOrigin: string): boolean =>
  origin === siteOrigin ||
  (URL.canParse(origin) && new URL(origin).host === c.req.header('host')?.toLowerCase());

interface JsonPost {
  requestsPerMinute: number;
  /** Maximum size of the body, a multiple of 1024. */
  maxBytes: number;
  /** Handles a request that passed the checks. */
  accept: (c: Context) => Promise<Response>;
}

/** Mounts an endpoint for `POST` of JSON. Too many, too large, and other requests are refused. */
export function mountJsonPost(
  app: Hono,
  address: string,
  { DOCS_TRUSTED_PROXIES: trustedProxies }: ApiOptions['env'],
  { requestsPerMinute, maxBytes, accept }: JsonPost,
): void {
  const limitBody = bodyLimit({
    maxSize: maxBytes,
    onError: () => {
      // The server doesn't read the rest of the body, so the connection can't be reused.
      throw new ApiError(413, `The body must not be larger than ${maxBytes / 1024} kB.`, {
        headers: { connection: 'close' },
      });
    },
  });
  app.post(address, limitRate(requestsPerMinute, trustedProxies), requireJson, limitBody, accept);
  app.all(address, refuseMethod('POST'));
}

/** Lets only pages of this site post. @param headers that pages can send in addition to Content-Type */
export const onlyOwnPages = (siteOrigin: string, ...headers: string[]): MiddlewareHandler =>
  cors({
    origin: (origin, c) => (isOwnOrigin(c, origin, siteOrigin) ? origin : null),
    allowMethods: ['POST'],
    allowHeaders: ['content-type', ...headers],
    maxAge: PREFLIGHT_CACHE_SECONDS,
  });
