import { SEARCH_QUERY_MAX_LENGTH } from '@nitric-docs/search';
import type { Context, Hono } from 'hono';
import * as z from 'zod';
import type { ApiOptions } from '../api-options';
import type { ApiResult } from '../contracts/feedback';
import {
  canBePersonal,
  MAX_MISSED_SEARCH_BYTES,
  normalizeQuery,
  type MissedSearchPayload,
} from '../contracts/missed-search';
import { mountJsonPost, onlyOwnPages, readBody, sanitize } from './json-post';

const LENGTH = `must have 1 to ${SEARCH_QUERY_MAX_LENGTH} characters`;

const missedSearchSchema = z.object(
  { query: z.string('must be a text').trim().min(1, LENGTH).max(SEARCH_QUERY_MAX_LENGTH, LENGTH) },
  'must be an object with query',
) satisfies z.ZodType<MissedSearchPayload>;

async function acceptSearch(c: Context, store: ApiOptions['store']): Promise<Response> {
  const query = normalizeQuery(sanitize((await readBody(c, missedSearchSchema)).query));
  // Maintainers don't need personal data. The sender did nothing wrong, so the response isn't an error.
  if (!canBePersonal(query)) {
    await store.countMissedSearch(query, new Date());
  }
  return c.json<ApiResult>({ success: true });
}

/** `POST /docs/api/searches`: counts a search that found nothing. It stores the query, the count, and the day, and nothing about the sender. */
export function mountSearches(app: Hono, address: string, { env, store }: ApiOptions): void {
  if (env.DOCS_COUNT_MISSED_SEARCHES) {
    app.use(address, onlyOwnPages(env.DOCS_SITE_URL));
    mountJsonPost(app, address, env, {
      requestsPerMinute: env.DOCS_FEEDBACK_RATE_LIMIT,
      maxBytes: MAX_MISSED_SEARCH_BYTES,
      accept: (c) => acceptSearch(c, store),
    });
  }
}
