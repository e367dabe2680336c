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
  type ApiResult,
  type FeedbackPayload,
} from '../contracts/feedback';
import { routeOfPath } from '../site';
import { ApiError } from './api-error';
import { isOwnOrigin, mountJsonPost, onlyOwnPages, readBody, sanitize } from './json-post';

/** A client-generated key for one entry. The form sends 32 hexadecimal digits. */
const IDEMPOTENCY_KEY = /^[\w-]{16,64}$/;

const text = (maxLength: number) =>
  z
    .string('must be a text')
    .max(maxLength, `must have at most ${maxLength.toLocaleString('en')} characters`);

const cleanText = (maxLength: number) => text(maxLength).transform(sanitize);

const feedbackSchema = z.object(
  {
    url: text(MAX_PAGE_ADDRESS_LENGTH).refine(
      (value) => URL.canParse(value),
      'must be the full address of a page',
    ),
    answer: z.enum(FEEDBACK_ANSWERS, `must be one of ${FEEDBACK_ANSWERS.join(', ')}`),
    comment: cleanText(MAX_COMMENT_LENGTH),
    ua: cleanText(MAX_USER_AGENT_LENGTH),
    sample: z
      .object(
        {
          id: cleanText(MAX_SAMPLE_LENGTHS.id),
          title: cleanText(MAX_SAMPLE_LENGTHS.title),
          language: cleanText(MAX_SAMPLE_LENGTHS.language),
          version: cleanText(MAX_SAMPLE_LENGTHS.version),
        },
        'must be an object with id, title, language and version',
      )
      .optional(),
  },
  'must be an object with url, answer, comment and ua',
) satisfies z.ZodType<FeedbackPayload>;

async function acceptFeedback(
  c: Context,
  { site, env, store, isPage }: ApiOptions,
): Promise<Response> {
  const key = c.req.header(IDEMPOTENCY_HEADER) ?? randomUUID();
  if (!IDEMPOTENCY_KEY.test(key)) {
    throw new ApiError(
      400,
      'Idempotency-Key must be 16 to 64 letters, digits, hyphens or underscores.',
    );
  }
  const { url, ...entry } = await readBody(c, feedbackSchema);
  const { origin, pathname } = new URL(url);
  const page = routeOfPath(site.base, pathname);
  if (!isOwnOrigin(c, origin, env.DOCS_SITE_URL) || page === undefined || !isPage(page)) {
    throw new ApiError(422, 'url must be the address of a page of this site.', { field: 'url' });
  }
  await store.save({ ...entry, key, page, receivedAt: new Date() });
  return c.json<ApiResult>({ success: true });
}

/** `POST /docs/api/feedback`: validates and stores feedback. It responds after the entry is durable. */
export function mountFeedback(app: Hono, address: string, options: ApiOptions): void {
  const { env } = options;
  app.use(address, onlyOwnPages(env.DOCS_SITE_URL, IDEMPOTENCY_HEADER));
  mountJsonPost(app, address, env, {
    requestsPerMinute: env.DOCS_FEEDBACK_RATE_LIMIT,
    maxBytes: MAX_FEEDBACK_BYTES,
    accept: (c) => acceptFeedback(c, options),
  });
}
