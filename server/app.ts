import { Hono } from 'hono';
import type { ApiFailure } from '../src/contracts/feedback';
import { mountApi, type ApiOptions } from './routes/api';
import type { App } from './routes/app';
import { mountSite, type SiteOptions } from './routes/site';
import { checkHost } from './services/host-check';

export interface AppOptions extends ApiOptions {
  /** Hosts that the server answers to; empty: all. */
  allowedHosts: readonly string[];
  /** Absent in the development server, which serves the site itself. */
  site?: SiteOptions;
}

/** The whole server as a function of web-standard requests. It listens to nothing. */
export function createApp({ site, allowedHosts, ...api }: AppOptions): App {
  const app: App = new Hono({ strict: true });
  app.use(checkHost(allowedHosts));
  mountApi(app, api);
  if (site) {
    mountSite(app, site, api.log);
  }
  app.onError((error, c) => {
    // A client that goes away in the middle of its request is not an error of the server.
    if (c.req.raw.signal.aborted) {
      return c.body(null, 400);
    }
    api.log.error({ err: error }, 'The request failed.');
    const failure: ApiFailure = { success: false, error: 'Something went wrong on the server.' };
    return c.json(failure, 500);
  });
  return app;
}
