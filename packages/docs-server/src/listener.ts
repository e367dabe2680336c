import type { IncomingMessage, RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { API_URL } from './app';
import type { SiteHandler } from './routes/site';

/** Health checks are exempt from `allowedHosts`, because load balancers use the IP address of the server. */
const HEALTH_URL = `${API_URL}/health/`;
/** Characters of a Host header. `URL` validates the host itself. */
const HOST = /^[\w.:[\]-]+$/;

export interface ListenerOptions {
  api: Hono;
  site: SiteHandler;
  /** Accepted host names, without a port. Empty: all. */
  allowedHosts: readonly string[];
}

/** @returns undefined if the Host header or the target of the request is invalid */
function addressOf({ url = '', headers: { host = '' } }: IncomingMessage): URL | undefined {
  try {
    return HOST.test(host)
      ? new URL(url.startsWith('/') ? `http://${host}${url}` : url)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Routes requests to the API, which uses web-standard requests, or to the site, which streams files. */
export function createListener({ api, site, allowedHosts }: ListenerOptions): RequestListener {
  const handleApi = getRequestListener(api.fetch);
  return (request, response) => {
    const address = addressOf(request);
    if (!address) {
      response.writeHead(400).end('Invalid Host header or request target.');
      return;
    }
    const { hostname, pathname } = address;
    const isHealthCheck = pathname.startsWith(HEALTH_URL);
    if (allowedHosts.length > 0 && !allowedHosts.includes(hostname) && !isHealthCheck) {
      response.writeHead(421).end('Unknown host.');
    } else if (pathname.startsWith(`${API_URL}/`)) {
      void handleApi(request, response);
    } else {
      site(request, response, address);
    }
  };
}
