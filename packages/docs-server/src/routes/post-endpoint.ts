import type { Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import type { z } from 'zod';
import type { ApiOptions } from '../api-options';
import type { ApiResult } from '../contracts/feedback';
import { RejectedEntryError, StoreUnavailableError } from '../services/feedback-store';
import type { Log } from '../services/log';
import { fail, mountJsonPost, readJson } from './json-post';

/** What the endpoints that readers post to share: who can post, how often, and the type, size, and fields of the body. */

/** Value of Retry-After while the store is unavailable. */
const STORE_RETRY_SECONDS = 30;
const PREFLIGHT_CACHE_SECONDS = 86_400;

interface PostEndpoint {
  /** Maximum size of the body, in bytes. */
  maxBytes: number;
  /** Request headers that pages can send in addition to Content-Type. */
  headers?: string[];
  /** Handles a request that passed the checks. */
  accept: (c: Context) => Promise<Response>;
}

export const isOwnOrigin = (c: Context, origin: string, siteOrigin: string): boolean =>
  origin === siteOrigin ||
  (URL.canParse(origin) && new URL(origin).host === c.req.header('host')?.toLowerCase());

/** The valid body, or the response that says what is wrong with it. */
export async function readBody<T>(c: Context, schema: z.ZodType<T>): Promise<T | Response> {
  const body = await readJson(c).catch(() => undefined);
  if (body === undefined) {
    return fail(c, 400, 'The body must be JSON in UTF-8.');
  }
  const { success, data, error } = schema.safeParse(body);
  if (success) {
    return data;
  }
  const { path = [], message = 'is invalid' } = error.issues[0] ?? {};
  const field = path.join('.');
  return fail(c, 422, `${field || 'The body'} ${message}.`, { field });
}

/** Replaces lone surrogates, and NUL characters, which PostgreSQL rejects. */
export const sanitize = (text: string): string =>
  Buffer.from(text).toString().replaceAll('\0', '\uFFFD');

/** Responds after the entry is durable. */
export async function respondWhenStored(
  c: Context,
  stored: Promise<void>,
  log: Log,
): Promise<Response> {
  try {
    await stored;
    return c.json<ApiResult>({ success: true });
  } catch (error) {
    if (error instanceof RejectedEntryError) {
      log.warn({ err: error }, 'The feedback store rejected an entry.');
      return fail(c, 422, "The entry can't be stored.");
    }
    if (error instanceof StoreUnavailableError) {
      log.error({ err: error }, 'Writing to the feedback store failed.');
      return fail(c, 503, "The entry can't be stored now. Try again later.", {
        headers: { 'retry-after': String(STORE_RETRY_SECONDS) },
      });
    }
    throw error;
  }
}

/** Mounts an endpoint for `POST`. Pages of other sites, other methods, and too many, too large, or other bodies are refused. */
export function mountPost(
  app: Hono,
  address: string,
  options: ApiOptions,
  { maxBytes, headers = [], accept }: PostEndpoint,
): void {
  app.use(
    address,
    cors({
      origin: (origin, c) => (isOwnOrigin(c, origin, options.siteOrigin) ? origin : null),
      allowMethods: ['POST'],
      allowHeaders: ['content-type', ...headers],
      maxAge: PREFLIGHT_CACHE_SECONDS,
    }),
  );
  // Each endpoint counts separately, so that searches don't use up the limit of feedback.
  mountJsonPost(app, address, {
    rateLimit: (client) => options.rateLimit(`${address} ${client}`),
    trustedProxies: options.trustedProxies,
    maxBytes,
    accept,
  });
}
