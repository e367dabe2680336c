import { Hono } from 'hono';
import type { ApiFailure } from '../src/contracts/feedback';
import { API_URL, mountApi, type ApiOptions } from './routes/api';
import { mountSite } from './routes/site';
import { logRequests } from './services/log';
import { commonHeaders, type PolicySettings } from './services/security-headers';
import type { BuiltSite } from './services/site';

export interface AppOptions extends ApiOptions {
  /** Absent in the development server, which serves the site itself. */
  site?: { built: BuiltSite; policy: PolicySettings };
}

/** The whole server as a function of web-standard requests. It listens to nothing. */
export function createApp({ site, ...api }: AppOptions): Hono {
  const { log } = api;
  const app = new Hono({ strict: true });
  // Hono calls a lone handler at once, without the machinery of middleware; pages and files get it only to be logged.
  app.use(log.isLevelEnabled('debug') ? '*' : `${API_URL}/*`, logRequests(log));
  mountApi(app, api);
  if (site) {
    mountSite(app, site.built, site.policy, log);
  }
  app.onError((error, c) => {
    log.error({ err: error }, 'request failed');
    const failure: ApiFailure = { success: false, error: 'Something went wrong on our side.' };
    return c.json(failure, 500, commonHeaders);
  });
  return app;
}
