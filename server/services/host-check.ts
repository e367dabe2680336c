import type { MiddlewareHandler } from 'hono';
import { BASE_URL } from '../../src/config/site';

/** Probes of a load balancer call the server by its address. */
const HEALTH = `${BASE_URL}api/health/`;

/**
 * Rejects a request whose Host header is no host, or is not one of the site's.
 * @param allowedHosts host names without a port; empty: every host
 */
export const checkHost =
  (allowedHosts: readonly string[]): MiddlewareHandler =>
  async (c, next) => {
    if (!URL.canParse(c.req.url)) {
      return c.text('The Host header is not a valid host name.', 400);
    }
    const { hostname } = new URL(c.req.url);
    const isAllowed =
      allowedHosts.length === 0 || allowedHosts.includes(hostname) || c.req.path.startsWith(HEALTH);
    return isAllowed ? next() : c.text('This server does not serve this host.', 421);
  };
