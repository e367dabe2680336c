import { routeOfPath } from '../../config/routes';

/**
 * Rewrites the address of a result: without the `/docs` prefix, which the router adds, and
 * without an `#overview` hash. An address of another site keeps its path.
 * @param url absolute, or from the root of the host
 * @param siteOrigin origin of the published site
 */
export function rewriteResultAddress(url: string, siteOrigin: string): string {
  const shown = url.replace(/#overview$/, '');
  const local = shown.startsWith(`${siteOrigin}/`) ? shown.slice(siteOrigin.length) : shown;
  const [path = ''] = local.split(/[#?]/, 1);
  const route = routeOfPath(path);
  return route === undefined ? local : route + local.slice(path.length);
}
