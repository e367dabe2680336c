import type { Context, Hono } from 'hono';
import type { ApiOptions } from '../api-options';
import type { ApiResult } from '../contracts/feedback';
import { canBePersonal, MAX_MISSED_SEARCH_BYTES, normalizeQuery } from '../contracts/missed-search';
import { missedSearchSchema } from '../contracts/missed-search-schema';
import { mountPost, readBody, respondWhenStored, sanitize } from './post-endpoint';

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
