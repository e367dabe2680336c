import { isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';

/**
 * The address that a request comes from, for the rate limit alone: it is never logged or stored.
 * @param trustedProxies how many proxies of ours stand before the server. Each appends the address that it saw to
 * X-Forwarded-For; what stands further left was written by the client and proves nothing.
 */
export function clientAddressOf(c: Context, trustedProxies: number): string {
  if (trustedProxies > 0) {
    const seen = (c.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim());
    const address = seen.at(-trustedProxies);
    if (address) {
      return networkOf(address);
    }
  }
  // Outside Node's HTTP server, as in tests, there is no connection.
  return networkOf((c.env && 'incoming' in c.env && getConnInfo(c).remote.address) || 'unknown');
}

/**
 * What counts as one client: an IPv4 address, or the /64 network of an IPv6 address, because its owner may send from each address
 * in it. Some proxies write a port after the address (`192.0.2.1:4711`, `[2001:db8::1]:4711`), which differs between connections.
 */
export function networkOf(address: string): string {
  const host = address
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '');
  if (!ipaddr.isValid(host)) {
    return address;
  }
  const parsed = ipaddr.process(host).toString();
  return isIPv6(parsed) ? ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/64`).toString() : parsed;
}
