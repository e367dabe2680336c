import { Hono } from 'hono';
import type { ApiOptions } from './api-options';
import type { ApiFailure } from './contracts/feedback';
import { ApiError } from './routes/api-error';
import { mountFeedback } from './routes/feedback';
import { mountHealth } from './routes/health';
import { mountMcp } from './routes/mcp';
import { mountSearches } from './routes/searches';
import { mountSocialImage } from './routes/social-image';
import { StoreUnavailableError } from './services/feedback-store';

const STORE_RETRY_SECONDS = '30';

export const apiPath = (base: string): string => `${base}/api`;

/** What the client reads about an error. It doesn't learn about errors of the server. */
function apiErrorOf(error: Error): ApiError {
  if (error instanceof StoreUnavailableError) {
    return new ApiError(503, "The entry can't be stored now. Try again later.", {
      headers: { 'retry-after': STORE_RETRY_SECONDS },
    });
  }
  return error instanceof ApiError
    ? error
    : new ApiError(500, 'Something went wrong on the server.');
}

/** Creates the API, which is the same in production and in the development server. */
export function createApp(options: ApiOptions): Hono {
  const api = apiPath(options.site.base);
  const app = new Hono({ strict: true });
  app.use(async (c, next) => {
    c.header('cache-control', 'no-store');
    await next();
  });
  mountHealth(app, `${api}/health`, options);
  mountFeedback(app, `${api}/feedback`, options);
  mountMcp(app, `${api}/mcp`, options);
  mountSearches(app, `${api}/searches`, options);
  mountSocialImage(app, `${api}/og`, options);
  app.notFound(() => {
    throw new ApiError(404, 'Unknown API endpoint.');
  });
  app.onError((error, c) => {
    // The client has disconnected, which is not a server error.
    if (c.req.raw.signal.aborted) {
      return c.body(null, 400);
    }
    if (!(error instanceof ApiError)) {
      options.log.error({ err: error }, 'Request failed.');
    }
    const { status, message, details } = apiErrorOf(error);
    const { field, headers } = details;
    const failure = { success: false, error: message, ...(field && { field }) } as const;
    return c.json<ApiFailure>(failure, status, headers);
  });
  return app;
}
