import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ApiFailure } from '../contracts/feedback';

/**
 * Responds to a request that the API rejects.
 * @param field the field of the request body that isn't accepted
 */
export const fail = (
  c: Context,
  status: ContentfulStatusCode,
  error: string,
  { field, headers }: { field?: string; headers?: Record<string, string> } = {},
): Response =>
  c.json<ApiFailure>({ success: false, error, ...(field && { field }) }, status, headers);
