import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Log } from '../services/log';
import { contentSecurityPolicy, type PolicySettings } from '../services/security-headers';
import { sendFile } from '../services/send-file';
import type { BuiltSite } from '../services/site';

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
  log: Log;
}

export type SiteHandler = (request: IncomingMessage, response: ServerResponse, url: URL) => void;

/** Where an address leads instead. A page has one address, without a slash at its end. */
function redirectOf({ manifest: { files, redirects } }: BuiltSite, path: string) {
  const shorter = path.slice(0, -1);
  const isPageWithSlash = !own(files, path) && path.endsWith('/') && own(files, shorter);
  return isPageWithSlash
    ? (own(redirects, shorter) ?? { to: shorter, status: 301 })
    : own(redirects, path);
}

/** Serves the built site: pages, assets, redirects and the 404 page. */
export function createSiteHandler({ current, policy, log }: SiteOptions): SiteHandler {
  const policies = new WeakMap<BuiltSite, string>();
  const policyOf = (site: BuiltSite): string => {
    const known = policies.get(site) ?? contentSecurityPolicy(site.manifest.scriptHashes, policy);
    policies.set(site, known);
    return known;
  };

  return (request, response, { pathname, search }) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end('Method not allowed. Use GET or HEAD.');
      return;
    }
    const site = current();
    const path = decodedPath(pathname);
    const redirect = redirectOf(site, path);
    if (redirect) {
      const location = withQuery(redirect.to, search);
      response.writeHead(redirect.status, { location, 'cache-control': REDIRECT_CACHE }).end();
      return;
    }
    const file = own(site.manifest.files, path);
    const sent = file ?? site.manifest.notFound;
    if (!sent) {
      response.writeHead(404).end('Not found');
      return;
    }
    response.setHeader('content-security-policy', policyOf(site));
    sendFile(request, response, sent, { root: site.filesDir, status: file ? 200 : 404, log });
  };
}
