import { Hono } from 'hono';
import type { ApiFailure } from '../src/contracts/feedback';
import { mountApi, type ApiOptions } from './routes/api';

/** The API as a function of web-standard requests. It listens to nothing. */
export function createApp(options: ApiOptions): Hono {
  const app = new Hono({ strict: true });
  mountApi(app, options);
  app.onError((error, c) => {
    // A client that goes away in the middle of its request is not an error of the server.
    if (c.req.raw.signal.aborted) {
      return c.body(null, 400);
    }
    options.log.error({ err: error }, 'The request failed.');
    const failure: ApiFailure = { success: false, error: 'Something went wrong on the server.' };
    return c.json(failure, 500);
  });
  return app;
}
