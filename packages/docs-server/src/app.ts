import { Hono } from 'hono';
import type { ApiOptions } from './api-options';
import type { ApiFailure } from './contracts/feedback';
import { mountFeedback } from './routes/feedback';
import { mountHealth } from './routes/health';
import { mountMcp } from './routes/mcp';
import { mountSearches } from './routes/searches';
import { mountSocialImage } from './routes/social-image';

/** The path of the API on the host. */
export const apiPath = (base: string): string => `${base}/api`;

/** Creates the API, which is the same in production and in the development server. It handles web-standard requests and doesn't listen on a port. */
export function createApp(options: ApiOptions): Hono {
  const api = apiPath(options.base);
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
  app.notFound((c) => c.json<ApiFailure>({ success: false, error: 'Unknown API endpoint.' }, 404));
  app.onError((error, c) => {
    // The client has disconnected, which is not a server error.
    if (c.req.raw.signal.aborted) {
      return c.body(null, 400);
    }
    options.log.error({ err: error }, 'Request failed.');
    return c.json<ApiFailure>(
      { success: false, error: 'Something went wrong on the server.' },
      500,
    );
  });
  return app;
}
