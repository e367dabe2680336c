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
import { mountPost, readBody, respondWhenStored, sanitize } from './post-endpoint';

const LENGTH = `must have 1 to ${SEARCH_QUERY_MAX_LENGTH} characters`;

const missedSearchSchema = z.object(
  { query: z.string('must be a text').trim().min(1, LENGTH).max(SEARCH_QUERY_MAX_LENGTH, LENGTH) },
  'must be an object with query',
) satisfies z.ZodType<MissedSearchPayload>;

async function acceptSearch(c: Context, options: ApiOptions): Promise<Response> {
  const { store, clock, log } = options;
  const body = await readBody(c, missedSearchSchema);
  if (body instanceof Response) {
    return body;
  }
  const query = normalizeQuery(sanitize(body.query));
  if (canBePersonal(query)) {
    // Not stored, because maintainers don't need personal data. The sender did nothing wrong, so the response isn't an error.
    return c.json<ApiResult>({ success: true });
  }
  return respondWhenStored(c, store.countMissedSearch(query, clock()), log);
}

/** `POST /docs/api/searches`: counts a search that found nothing. It stores the query, the count, and the day, and nothing about the sender. */
export function mountSearches(app: Hono, address: string, options: ApiOptions): void {
  if (options.countsSearches) {
    mountPost(app, address, options, {
      maxBytes: MAX_MISSED_SEARCH_BYTES,
      accept: (c) => acceptSearch(c, options),
    });
  }
}
