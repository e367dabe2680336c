import type { Context, Hono } from 'hono';
import { createAssetResponses } from '../services/asset-responses';
import type { Log } from '../services/log';
import { movesOf, withQuery, type Move } from '../services/moves';
import {
  commonHeaders,
  contentSecurityPolicy,
  type PolicySettings,
} from '../services/security-headers';
import type { BuiltSite } from '../services/site';
import { addressOf, createAsset } from '../services/site-assets';

const NOT_FOUND_PAGE = '404.html';
/** Redirects may be mended, so browsers ask again after an hour. */
const REDIRECT_CACHE = 'public, max-age=3600';

const decodedPath = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

const redirectTo = ({ to, status }: Move, query: string): Response =>
  new Response(null, {
    status,
    headers: {
      ...commonHeaders,
      location: withQuery(to, query),
      'cache-control': REDIRECT_CACHE,
    },
  });

/** Serves the built site: pages, assets, redirects and the 404 page. */
export function mountSite(app: Hono, site: BuiltSite, settings: PolicySettings, log: Log): void {
  const { files, pages, scriptHashes } = site.manifest;
  const headers = {
    ...commonHeaders,
    'content-security-policy': contentSecurityPolicy(scriptHashes, settings),
  };
  const names = Object.keys(files).filter((name) => name !== NOT_FOUND_PAGE);
  const moves = movesOf(names, (route) => route in pages);
  const assets = new Map(
    Object.entries(files).map(
      ([name, file]) => [addressOf(name), createAsset(site, name, file, headers)] as const,
    ),
  );
  const notFoundAddress = addressOf(NOT_FOUND_PAGE);
  const notFoundPage = assets.get(notFoundAddress);
  assets.delete(notFoundAddress);
  const responses = createAssetResponses();

  /** A page has one address, without a slash at its end. */
  const moveWithoutSlash = (path: string): Move | undefined => {
    const shorter = path.slice(0, -1);
    return path.endsWith('/') && assets.has(shorter)
      ? (moves.get(shorter) ?? { to: shorter, status: 301 })
      : undefined;
  };

  const serve = (c: Context): Response | Promise<Response> => {
    const path = decodedPath(c.req.path);
    const move = moves.get(path) ?? moveWithoutSlash(path);
    if (move) {
      return redirectTo(move, new URL(c.req.url).search);
    }
    const asset = assets.get(path);
    if (asset) {
      return responses.ok(c.req, asset);
    }
    log.info({ method: c.req.method, path: c.req.path, status: 404 }, 'request');
    return notFoundPage
      ? responses.notFound(c.req, notFoundPage)
      : c.text('Not found', 404, commonHeaders);
  };

  app.get('*', serve);
  app.all('*', (c) => c.text('Method not allowed', 405, { ...commonHeaders, allow: 'GET, HEAD' }));
}
