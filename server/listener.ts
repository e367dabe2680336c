import type { IncomingMessage, RequestListener } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { API_URL } from './app';
import type { SiteHandler } from './routes/site';

/** Probes of a load balancer call the server by its address. */
const HEALTH_URL = `${API_URL}/health/`;
/** What a Host header can consist of; whether it is a host is for `URL` to say. */
const HOST = /^[\w.:[\]-]+$/;

export interface ListenerOptions {
  api: Hono;
  site: SiteHandler;
  /** Hosts that the server answers to, without a port; empty: all. */
  allowedHosts: readonly string[];
}

/** @returns undefined when the Host header or the target of a request is not valid */
function addressOf({ url = '', headers: { host = '' } }: IncomingMessage): URL | undefined {
  try {
    return HOST.test(host)
      ? new URL(url.startsWith('/') ? `http://${host}${url}` : url)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Answers all requests: those to the API as web-standard requests, those to the site as streams of files. */
export function createListener({ api, site, allowedHosts }: ListenerOptions): RequestListener {
  const answerApi = getRequestListener(api.fetch);
  return (request, response) => {
    const address = addressOf(request);
    if (!address) {
      response.writeHead(400).end('The Host header or the address of the request is not valid.');
      return;
    }
    const { hostname, pathname } = address;
    const isHealthCheck = pathname.startsWith(HEALTH_URL);
    if (allowedHosts.length > 0 && !allowedHosts.includes(hostname) && !isHealthCheck) {
      response.writeHead(421).end('This server does not serve this host.');
    } else if (pathname.startsWith(`${API_URL}/`)) {
      void answerApi(request, response);
    } else {
      site(request, response, address);
    }
  };
}
