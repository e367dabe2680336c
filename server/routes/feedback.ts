import { randomUUID } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { routeOfPath } from '../../src/config/routes';
import {
  IDEMPOTENCY_HEADER,
  MAX_FEEDBACK_BYTES,
  type ApiResult,
} from '../../src/contracts/feedback';
import { feedbackSchema } from '../../src/contracts/feedback-schema';
import type { SitePages } from '../services/built-site';
import {
  RejectedEntryError,
  StoreUnavailableError,
  type FeedbackStore,
} from '../services/feedback-store';
import type { Log } from '../services/log';
import type { RateLimit } from '../services/rate-limit';
import { fail } from './fail';
import { limitBody, limitRate, readJson, requireJson } from './request-checks';

/** Value of Retry-After while the store is unavailable. */
const STORE_RETRY_SECONDS = 30;
const PREFLIGHT_CACHE_SECONDS = 86_400;
/** A client-generated key for one entry. The form sends 32 hexadecimal digits. */
const IDEMPOTENCY_KEY = /^[\w-]{16,64}$/;

export interface FeedbackOptions {
  store: FeedbackStore;
  rateLimit: RateLimit;
  pages: () => SitePages;
  clock: () => Date;
  log: Log;
  /** Origin of the published site. Its pages can post to this server even if another host serves them. */
  siteOrigin: string;
  trustedProxies: number;
}

const isOwnOrigin = (c: Context, origin: string, siteOrigin: string): boolean =>
  origin === siteOrigin ||
  (URL.canParse(origin) && new URL(origin).host === c.req.header('host')?.toLowerCase());

/** The route of a full address. Undefined for an address outside this site. */
function ownRouteOf(c: Context, address: string, siteOrigin: string): string | undefined {
  const { origin, pathname } = new URL(address);
  return isOwnOrigin(c, origin, siteOrigin) ? routeOfPath(pathname) : undefined;
}

/** Replaces lone surrogates, and NUL characters, which PostgreSQL rejects. */
const sanitize = (text: string): string => Buffer.from(text).toString().replaceAll('\0', '\uFFFD');

function storeFailure(c: Context, error: unknown, log: Log): Response {
  if (error instanceof RejectedEntryError) {
    log.warn({ err: error }, 'The feedback store rejected an entry.');
    return fail(c, 422, "The feedback can't be stored.");
  }
  if (error instanceof StoreUnavailableError) {
    log.error({ err: error }, 'Writing to the feedback store failed.');
    return fail(c, 503, "Feedback can't be stored now. Try again later.", {
      headers: { 'retry-after': String(STORE_RETRY_SECONDS) },
    });
  }
  throw error;
}

async function acceptFeedback(c: Context, options: FeedbackOptions): Promise<Response> {
  const { store, clock, log, pages, siteOrigin } = options;
  const key = c.req.header(IDEMPOTENCY_HEADER) ?? randomUUID();
  if (!IDEMPOTENCY_KEY.test(key)) {
    return fail(
      c,
      400,
      'Idempotency-Key must be 16 to 64 letters, digits, hyphens or underscores.',
    );
  }
  const body = await readJson(c).catch(() => undefined);
  if (body === undefined) {
    return fail(c, 400, 'The body must be JSON in UTF-8.');
  }
  const { data, error: validationError } = feedbackSchema.safeParse(body);
  if (!data) {
    const { path = [], message = 'is invalid' } = validationError.issues[0] ?? {};
    const field = path.join('.');
    return fail(c, 422, `${field || 'The body'} ${message}.`, { field });
  }
  const page = ownRouteOf(c, data.url, siteOrigin);
  if (page === undefined || !pages().isPage(page)) {
    return fail(c, 422, 'url must be the address of a page of this site.', { field: 'url' });
  }
  const { answer, comment, ua } = data;
  const entry = { key, page, answer, comment: sanitize(comment), ua: sanitize(ua) };
  try {
    await store.save({ ...entry, receivedAt: clock() });
    return c.json<ApiResult>({ success: true });
  } catch (error) {
    return storeFailure(c, error, log);
  }
}

/** `POST /docs/api/feedback`: validates and stores feedback. It responds after the entry is durable. */
export function mountFeedback(app: Hono, address: string, options: FeedbackOptions): void {
  const { siteOrigin, rateLimit, trustedProxies } = options;
  app.use(
    address,
    cors({
      origin: (origin, c) => (isOwnOrigin(c, origin, siteOrigin) ? origin : null),
      allowMethods: ['POST'],
      allowHeaders: ['content-type', IDEMPOTENCY_HEADER],
      maxAge: PREFLIGHT_CACHE_SECONDS,
    }),
  );
  app.post(
    address,
    limitRate(rateLimit, trustedProxies),
    requireJson,
    limitBody(MAX_FEEDBACK_BYTES),
    (c) => acceptFeedback(c, options),
  );
  app.all(address, (c) =>
    fail(c, 405, 'Method not allowed. Use POST.', { headers: { allow: 'POST' } }),
  );
}
