import { isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';

/**
 * The address of the client, only for the rate limit. It is never logged or stored.
 * @param trustedProxies number of trusted proxies in front of the server. Each one appends the address of its client to
 * X-Forwarded-For. Entries further left are not trusted, because the client can forge them.
 */
export function clientAddressOf(c: Context, trustedProxies: number): string {
  const seen = (c.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim());
  const forwarded = trustedProxies > 0 && seen.at(-trustedProxies);
  // Outside Node's HTTP server, as in tests, there is no connection.
  const connected = c.env && 'incoming' in c.env && getConnInfo(c).remote.address;
  return networkOf(forwarded || connected || 'unknown');
}

/**
 * The IPv4 address without the port that some proxies append, or the /64 network of an IPv6 address, because its owner can use all
 * addresses in it.
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
