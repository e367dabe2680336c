import { Hono } from 'hono';
import { BASE_URL } from '../../../src/config/site';
import type { ApiFailure } from './contracts/feedback';
import { mountFeedback, type FeedbackOptions } from './routes/feedback';
import { mountHealth, type HealthOptions } from './routes/health';
import { mountMcp, type McpOptions } from './routes/mcp';
import { mountSearches, type SearchesOptions } from './routes/searches';
import { mountSocialImage, type SocialImageOptions } from './routes/social-image';

export const API_URL = `${BASE_URL}api`;

export interface ApiOptions
  extends FeedbackOptions, HealthOptions, McpOptions, SearchesOptions, SocialImageOptions {}

/** Creates the API, which is the same in production and in the development server. It handles web-standard requests and doesn't listen on a port. */
export function createApp(options: ApiOptions): Hono {
  const app = new Hono({ strict: true });
  app.use(async (c, next) => {
    c.header('cache-control', 'no-store');
    await next();
  });
  mountHealth(app, `${API_URL}/health`, options);
  mountFeedback(app, `${API_URL}/feedback`, options);
  mountMcp(app, `${API_URL}/mcp`, options);
  mountSearches(app, `${API_URL}/searches`, options);
  mountSocialImage(app, `${API_URL}/og`, options);
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
