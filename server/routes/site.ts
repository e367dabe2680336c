import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Handler } from 'hono';
import type { Log } from '../services/log';
import { contentSecurityPolicy, type PolicySettings } from '../services/security-headers';
import { sendFile } from '../services/send-file';
import type { BuiltSite } from '../services/site';
import type { App } from './app';

/** Redirects may be corrected, so browsers ask again after an hour. */
const REDIRECT_CACHE = 'public, max-age=3600';

const decodedPath = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** Puts the query of a request in front of the fragment of its new address. */
const withQuery = (address: string, query: string): string =>
  address.replace(/(?=#)|$/, () => query);

/** Properties that every object has are no addresses. */
const own = <T>(record: Record<string, T>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

export interface SiteOptions {
  /** The build that is served now. */
  current: () => BuiltSite;
  policy: PolicySettings;
}

/** Serves the built site: pages, assets, redirects and the 404 page. */
export function mountSite(app: App, { current, policy }: SiteOptions, log: Log): void {
  const serve: Handler<{ Bindings: HttpBindings }> = (c) => {
    const { filesDir, manifest } = current();
    const path = decodedPath(c.req.path);
    const file = own(manifest.files, path);
    const shorter = path.slice(0, -1);
    // A page has one address, without a slash at its end.
    const isPageWithSlash = !file && path.endsWith('/') && own(manifest.files, shorter);
    const redirect =
      own(manifest.redirects, isPageWithSlash ? shorter : path) ??
      (isPageWithSlash ? { to: shorter, status: 301 as const } : undefined);
    if (redirect) {
      const location = withQuery(redirect.to, new URL(c.req.url).search);
      return c.body(null, redirect.status, { location, 'cache-control': REDIRECT_CACHE });
    }
    const sent = file ?? manifest.notFound;
    if (!sent) {
      return c.text('Not found', 404);
    }
    const csp = contentSecurityPolicy(manifest.scriptHashes, policy);
    c.env.outgoing.setHeader('content-security-policy', csp);
    sendFile(c.env, sent, { root: filesDir, status: file ? 200 : 404, log });
    return RESPONSE_ALREADY_SENT;
  };

  app.get('*', serve);
  app.all('*', (c) => c.text('Method not allowed. Use GET or HEAD.', 405, { allow: 'GET, HEAD' }));
}
