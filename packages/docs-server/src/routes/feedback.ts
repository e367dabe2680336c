import { randomUUID } from 'node:crypto';
import type { Context, Hono } from 'hono';
import type { ApiOptions } from '../api-options';
import { IDEMPOTENCY_HEADER, MAX_FEEDBACK_BYTES } from '../contracts/feedback';
import { feedbackSchema } from '../contracts/feedback-schema';
import { routeOfPath } from '../site';
import { fail } from './json-post';
import { isOwnOrigin, mountPost, readBody, respondWhenStored, sanitize } from './post-endpoint';

/** A client-generated key for one entry. The form sends 32 hexadecimal digits. */
const IDEMPOTENCY_KEY = /^[\w-]{16,64}$/;

/** The route of a full address. Undefined for an address outside this site. */
function ownRouteOf(
  c: Context,
  address: string,
  { base, siteOrigin }: ApiOptions,
): string | undefined {
  const { origin, pathname } = new URL(address);
  return isOwnOrigin(c, origin, siteOrigin) ? routeOfPath(base, pathname) : undefined;
}

async function acceptFeedback(c: Context, options: ApiOptions): Promise<Response> {
  const { store, clock, log, pages } = options;
  const key = c.req.header(IDEMPOTENCY_HEADER) ?? randomUUID();
  if (!IDEMPOTENCY_KEY.test(key)) {
    return fail(
      c,
      400,
      'Idempotency-Key must be 16 to 64 letters, digits, hyphens or underscores.',
    );
  }
  const body = await readBody(c, feedbackSchema);
  if (body instanceof Response) {
    return body;
  }
  const page = ownRouteOf(c, body.url, options);
  if (page === undefined || !pages().isPage(page)) {
    return fail(c, 422, 'url must be the address of a page of this site.', { field: 'url' });
  }
  const { answer, comment, ua } = body;
  const entry = { key, page, answer, comment: sanitize(comment), ua: sanitize(ua) };
  return respondWhenStored(c, store.save({ ...entry, receivedAt: clock() }), log);
}

/** `POST /docs/api/feedback`: validates and stores feedback. It responds after the entry is durable. */
export const mountFeedback = (app: Hono, address: string, options: ApiOptions): void =>
  mountPost(app, address, options, {
    maxBytes: MAX_FEEDBACK_BYTES,
    headers: [IDEMPOTENCY_HEADER],
    accept: (c) => acceptFeedback(c, options),
  });
