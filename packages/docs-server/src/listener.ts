import type { IncomingMessage, RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { apiPath } from './app';
import { createSiteHandler } from './routes/site';
import type { BuiltSite } from './services/built-site';
import type { Log } from './services/log';

/** Characters of a Host header. `URL` validates the host itself. */
const HOST = /^[\w.:[\]-]+$/;

export interface ListenerOptions {
  api: Hono;
  build: () => BuiltSite;
  base: string;
  /** Accepted host names, without a port. Empty: all. */
  allowedHosts: readonly string[];
  log: Log;
}

/** @returns undefined if the Host header or the target of the request is invalid */
function addressOf({ url = '', headers: { host = '' } }: IncomingMessage): URL | undefined {
  const address = url.startsWith('/') ? `http://${host}${url}` : url;
  return HOST.test(host) && URL.canParse(address) ? new URL(address) : undefined;
}

/** Routes requests to the API, which uses web-standard requests, or to the site, which streams files. */
export function createListener({
  api,
  build,
  base,
  allowedHosts,
  log,
}: ListenerOptions): RequestListener {
  const apiUrl = `${apiPath(base)}/`;
  const handleApi = getRequestListener(api.fetch);
  const handleSite = createSiteHandler(build, base, log);
  return (request, response) => {
    const address = addressOf(request);
    if (!address) {
      response.writeHead(400).end('Invalid Host header or request target.');
      return;
    }
    const { hostname, pathname } = address;
    // Load balancers use the IP address of the server.
    const isHealthCheck = pathname.startsWith(`${apiUrl}health/`);
    if (allowedHosts.length > 0 && !allowedHosts.includes(hostname) && !isHealthCheck) {
      response.writeHead(421).end('Unknown host.');
    } else if (pathname.startsWith(apiUrl)) {
      void handleApi(request, response);
    } else {
      handleSite(request, response, address);
    }
  };
}
