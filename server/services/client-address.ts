import { isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

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
  return networkOf(remoteAddressOf(c));
}

/** Outside Node's HTTP server, as in tests, there is no connection to ask. */
function remoteAddressOf(c: Context): string {
  return c.env && 'incoming' in c.env ? (getConnInfo(c).remote.address ?? 'unknown') : 'unknown';
}

/** An IPv6 client owns a /64 network and may send from each of its addresses: the network counts, however it is spelled. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) {
    return plain;
  }
  // A URL holds the one canonical spelling: lower case, no leading zeros, in brackets.
  const canonical = new URL(`http://[${plain.replace(/%.*$/, '')}]`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const missing = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array<string>(missing).fill('0'), ...right].slice(0, 4).join(':');
}
