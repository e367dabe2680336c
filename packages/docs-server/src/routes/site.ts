import type { IncomingMessage, ServerResponse } from 'node:http';
import Negotiator from 'negotiator';
import type { ServedFile } from '../contracts/site-manifest';
import type { Log } from '../services/log';
import { sendFile } from '../services/send-file';
import type { BuiltSite } from '../services/built-site';

/** Browsers cache redirects for only an hour, so that they can be corrected. */
const REDIRECT_CACHE = 'public, max-age=3600';

const decodedPath = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** Inserts the query of a request before the fragment of the redirect target. */
const withQuery = (address: string, query: string): string =>
  address.replace(/(?=#)|$/, () => query);

/** The redirect of an address. Pages have no trailing slash. */
function redirectOf({ manifest: { files, redirects } }: BuiltSite, path: string) {
  if (path.endsWith('/') && !files[path]) {
    const page = path.slice(0, -1);
    return redirects[page] ?? (files[page] ? { to: page, status: 301 } : redirects[path]);
  }
  return redirects[path];
}

/** Whether a client prefers Markdown to HTML. Browsers name HTML, and other clients get it unless they ask for Markdown. */
const prefersMarkdown = (request: IncomingMessage): boolean =>
  new Negotiator(request).mediaType(['text/html', 'text/markdown']) === 'text/markdown';

/** What an address can be: a page and its Markdown copy, or another file, or the 404 page and its copy. */
function variantsOf({ manifest: { files } }: BuiltSite, base: string, path: string) {
  const notFound = [`${base}/404`, `${base}/404.md`];
  return files[path] && !notFound.includes(path)
    ? ({
        status: 200,
        file: files[path],
        copy: files[`${path.replace(/\/$/, '/index')}.md`],
      } as const)
    : ({ status: 404, file: files[`${base}/404`], copy: files[`${base}/404.md`] } as const);
}

/** Pages have one policy, and documents that they show in frames their own. */
function setPolicy(response: ServerResponse, { framePolicy }: ServedFile, pages: string): void {
  response.setHeader('content-security-policy', framePolicy ?? pages);
  if (framePolicy !== undefined) {
    response.setHeader('x-frame-options', 'SAMEORIGIN');
  }
}

type SiteHandler = (request: IncomingMessage, response: ServerResponse, url: URL) => void;

/** Serves the built site: pages, their Markdown copies for clients that prefer Markdown, assets, redirects, and the 404 page. */
export function createSiteHandler(current: () => BuiltSite, base: string, log: Log): SiteHandler {
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
    const { status, file, copy } = variantsOf(site, base, path);
    const asksForCopy = status === 404 && path.endsWith('.md');
    const sent = (asksForCopy || prefersMarkdown(request)) && copy ? copy : file;
    if (!sent) {
      response.writeHead(404).end('Not found');
      return;
    }
    setPolicy(response, sent, site.manifest.contentSecurityPolicy);
    if (sent.contentType.startsWith('text/markdown')) {
      // Search engines show the page itself.
      response.setHeader('x-robots-tag', 'noindex');
    }
    const varies = copy !== undefined && !asksForCopy;
    sendFile(request, response, sent, site.filesDir, { status, varies }, log);
  };
}
