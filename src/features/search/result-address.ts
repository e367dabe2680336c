import { routeOfPath } from '../../config/routes';

/**
 * Returns the address of a result without the `/docs` prefix, which the router adds, and without an `#overview` hash.
 * Addresses of other sites keep their path.
 */
export function rewriteResultAddress(url: string, siteOrigin: string): string {
  const shown = url.replace(/#overview$/, '');
  const local = shown.startsWith(`${siteOrigin}/`) ? shown.slice(siteOrigin.length) : shown;
  const [path = ''] = local.split(/[#?]/, 1);
  const route = routeOfPath(path);
  return route === undefined ? local : route + local.slice(path.length);
}
