import type { Context, Hono, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import {
  MAX_FEEDBACK_BYTES,
  type ApiFailure,
  type ApiResult,
  type FeedbackPayload,
} from '../../src/contracts/feedback';
import { feedbackSchema } from '../../src/contracts/feedback-schema';
import { clientAddressOf } from '../services/client-address';
import { StoreUnavailableError, type FeedbackStore } from '../services/feedback-store';
import type { Log } from '../services/log';
import { routeOfAddress } from '../services/page-address';
import type { RateLimit } from '../services/rate-limit';
import type { SitePages } from '../services/site';

/** When the store is away, the browser may try again after this many seconds. */
const STORE_RETRY_SECONDS = 30;
const PREFLIGHT_CACHE_SECONDS = 86_400;

export interface FeedbackOptions {
  store: FeedbackStore;
  rateLimit: RateLimit;
  pages: SitePages;
  clock: () => Date;
  log: Log;
  /** Origin of the published site: its pages may post here, from whatever host serves them. */
  siteOrigin: string;
  trustedProxies: number;
}

const fail = (
  c: Context,
  status: ContentfulStatusCode,
  failure: Omit<ApiFailure, 'success'>,
  headers: Record<string, string> = {},
): Response => c.json<ApiResult>({ success: false, ...failure }, status, headers);

const isOwnOrigin = (c: Context, origin: string, siteOrigin: string): boolean =>
  origin === siteOrigin ||
  (URL.canParse(origin) && new URL(origin).host === c.req.header('host')?.toLowerCase());

/** A page elsewhere must not speak for its visitors. Clients other than browsers send neither header. */
const refuseCrossSite =
  (siteOrigin: string): MiddlewareHandler =>
  async (c, next) => {
    const origin = c.req.header('origin');
    const isForeign =
      origin === undefined
        ? ['cross-site', 'same-site'].includes(c.req.header('sec-fetch-site') ?? '')
        : !isOwnOrigin(c, origin, siteOrigin);
    return isForeign
      ? fail(c, 403, { error: 'Feedback is taken from pages of this site alone.' })
      : next();
  };

const refuseOtherTypes: MiddlewareHandler = async (c, next) => {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  const isPlain = (c.req.header('content-encoding') ?? 'identity') === 'identity';
  return type === 'application/json' && isPlain
    ? next()
    : fail(c, 415, { error: 'The body must be application/json, not compressed.' });
};

const limitRate =
  ({ rateLimit, trustedProxies }: FeedbackOptions): MiddlewareHandler =>
  async (c, next) => {
    const seconds = await rateLimit.take(clientAddressOf(c, trustedProxies));
    return seconds === undefined
      ? next()
      : fail(
          c,
          429,
          { error: `Too much feedback at once. Try again in ${seconds} s.` },
          { 'retry-after': String(seconds) },
        );
  };

const limitBody = bodyLimit({
  maxSize: MAX_FEEDBACK_BYTES,
  onError: (c) =>
    // The rest of the body is not read, so the connection cannot be used again.
    fail(
      c,
      413,
      { error: `The body must have at most ${MAX_FEEDBACK_BYTES / 1024} kB.` },
      { connection: 'close' },
    ),
});

type Reading = { payload: FeedbackPayload } | { status: 400 | 422; error: string; field?: string };

async function readPayload(c: Context): Promise<Reading> {
  let body: unknown;
  try {
    body = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(await c.req.arrayBuffer()));
  } catch {
    return { status: 400, error: 'The body must be JSON in UTF-8.' };
  }
  const result = feedbackSchema.safeParse(body);
  if (result.success) {
    return { payload: result.data };
  }
  const issue = result.error.issues[0];
  const field = issue?.path[0];
  return {
    status: 422,
    error: `${field === undefined ? 'The body' : String(field)} ${issue?.message ?? 'is wrong'}.`,
    ...(field === undefined ? {} : { field: String(field) }),
  };
}

/** Texts as every store keeps them: no NUL, which PostgreSQL refuses, and no half of a surrogate pair. */
const storable = (text: string): string => Buffer.from(text).toString().replaceAll('\0', '\uFFFD');

async function takeFeedback(c: Context, options: FeedbackOptions): Promise<Response> {
  const { store, clock, log, pages, siteOrigin } = options;
  const reading = await readPayload(c);
  if (!('payload' in reading)) {
    const { status, ...failure } = reading;
    return fail(c, status, failure);
  }
  const { url, answer, comment, ua } = reading.payload;
  const isOwn = (origin: string): boolean => isOwnOrigin(c, origin, siteOrigin);
  const page = routeOfAddress(url, isOwn);
  if (page === undefined || !pages.isPage(page)) {
    return fail(c, 422, { error: 'url must be the address of a page of this site.', field: 'url' });
  }
  try {
    await store.save({
      page,
      answer,
      comment: storable(comment),
      ua: storable(ua),
      receivedAt: clock(),
    });
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) {
      throw error;
    }
    log.error({ err: error }, 'feedback could not be stored');
    return fail(
      c,
      503,
      { error: "Feedback can't be stored now." },
      { 'retry-after': String(STORE_RETRY_SECONDS) },
    );
  }
  return c.json<ApiResult>({ success: true });
}

/** `POST /docs/api/feedback`: takes what the form sends, and answers once it is stored durably. */
export function mountFeedback(app: Hono, address: string, options: FeedbackOptions): void {
  app.use(
    address,
    cors({
      origin: (origin, c) => (isOwnOrigin(c, origin, options.siteOrigin) ? origin : null),
      allowMethods: ['POST'],
      allowHeaders: ['content-type'],
      maxAge: PREFLIGHT_CACHE_SECONDS,
    }),
  );
  app.post(
    address,
    refuseCrossSite(options.siteOrigin),
    limitRate(options),
    refuseOtherTypes,
    limitBody,
    (c) => takeFeedback(c, options),
  );
  app.all(address, (c) => fail(c, 405, { error: 'Only POST is taken.' }, { allow: 'POST' }));
}
