import { randomUUID } from 'node:crypto';
import type { Context, Hono } from 'hono';
import * as z from 'zod';
import type { ApiOptions } from '../api-options';
import {
  FEEDBACK_ANSWERS,
  IDEMPOTENCY_HEADER,
  MAX_COMMENT_LENGTH,
  MAX_FEEDBACK_BYTES,
  MAX_PAGE_ADDRESS_LENGTH,
  MAX_SAMPLE_LENGTHS,
  MAX_USER_AGENT_LENGTH,
  type FeedbackPayload,
  type FeedbackSample,
} from '../contracts/feedback';
import { routeOfPath } from '../site';
import { fail } from './json-post';
import { isOwnOrigin, mountPost, readBody, respondWhenStored, sanitize } from './post-endpoint';

/** A client-generated key for one entry. The form sends 32 hexadecimal digits. */
const IDEMPOTENCY_KEY = /^[\w-]{16,64}$/;

const text = (maxLength: number) =>
  z
    .string('must be a text')
    .max(maxLength, `must have at most ${maxLength.toLocaleString('en')} characters`);

const sampleText = (field: keyof FeedbackSample) =>
  text(MAX_SAMPLE_LENGTHS[field]).transform(sanitize);

const feedbackSchema = z.object(
  {
    url: text(MAX_PAGE_ADDRESS_LENGTH).refine(
      (value) => URL.canParse(value),
      'must be the full address of a page',
    ),
    answer: z.enum(FEEDBACK_ANSWERS, `must be one of ${FEEDBACK_ANSWERS.join(', ')}`),
    comment: text(MAX_COMMENT_LENGTH),
    ua: text(MAX_USER_AGENT_LENGTH),
    sample: z
      .object(
        {
          id: sampleText('id'),
          title: sampleText('title'),
          language: sampleText('language'),
          version: sampleText('version'),
        },
        'must be an object with id, title, language and version',
      )
      .optional(),
  },
  'must be an object with url, answer, comment and ua',
) satisfies z.ZodType<FeedbackPayload>;

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
  const { answer, comment, ua, sample } = body;
  const entry = { key, page, answer, comment: sanitize(comment), ua: sanitize(ua), sample };
  return respondWhenStored(c, store.save({ ...entry, receivedAt: clock() }), log);
}

/** `POST /docs/api/feedback`: validates and stores feedback. It responds after the entry is durable. */
export const mountFeedback = (app: Hono, address: string, options: ApiOptions): void =>
  mountPost(app, address, options, {
    maxBytes: MAX_FEEDBACK_BYTES,
    headers: [IDEMPOTENCY_HEADER],
    accept: (c) => acceptFeedback(c, options),
  });
