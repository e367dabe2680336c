import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import type { Env } from '../../../src/config/node/env';
import { BASE_URL } from '../../../src/config/site';
import { readContentPages } from '../../lib/content-inventory';
import { withDevMiddleware, type Middleware } from '../../lib/dev-middleware';

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

/** The API routes of `server/`. The site itself is served by Docusaurus. */
async function createListener(siteDir: string, env: Env): Promise<Listener> {
  const { getRequestListener } = await import('@hono/node-server');
  const { createApp } = await import('../../../server/app');
  const { Docs, siteAddress } = await import('../../../server/mcp/docs');
  const { folderFiles } = await import('../../../server/mcp/site-files');
  const { createFeedbackStore } = await import('../../../server/services/feedback-store');
  const { createLog } = await import('../../../server/services/log');
  const { createRateLimit } = await import('../../../server/services/rate-limit');
  const { createRenderer } = await import('../../../server/services/social-image-renderer');
  const docs = new Docs(folderFiles(path.join(siteDir, 'build')), siteAddress(env.DOCS_SITE_URL));
  const app = createApp({
    log: createLog('warn'),
    store: createFeedbackStore(
      env.DOCS_FEEDBACK_STORE.includes('://')
        ? env.DOCS_FEEDBACK_STORE
        : path.resolve(siteDir, env.DOCS_FEEDBACK_STORE),
    ),
    renderer: createRenderer(),
    rateLimit: createRateLimit(env.DOCS_FEEDBACK_RATE_LIMIT),
    mcpRateLimit: createRateLimit(env.DOCS_MCP_RATE_LIMIT),
    // Pages have Markdown copies only after a build.
    docs: () => docs,
    allowedHosts: env.DOCS_ALLOWED_HOSTS,
    // Authors add and remove pages while the server runs, and only they request images.
    pages: () => ({
      isPage: (route) => readContentPages(siteDir).has(route),
      isPageText: () => true,
    }),
    clock: () => new Date(),
    countsSearches: env.DOCS_COUNT_MISSED_SEARCHES,
    siteOrigin: env.DOCS_SITE_URL,
    trustedProxies: env.DOCS_TRUSTED_PROXIES,
    isStopping: () => false,
  });
  return getRequestListener(app.fetch);
}

/** Mounts the API in the development server, so that `npm start` has the same routes as production. */
export default function devApi({ siteDir }: { siteDir: string }, env: Env): Plugin {
  let listener: Promise<Listener> | undefined;
  const handle: Middleware = (request, response, next) => {
    if (!request.url?.startsWith(`${BASE_URL}api/`)) {
      next();
      return;
    }
    listener ??= createListener(siteDir, env);
    listener
      .then((listen) => listen(request, response))
      .catch((error: unknown) => {
        listener = undefined;
        console.error(error);
        response.writeHead(500).end();
      });
  };
  return {
    name: 'dev-api',
    configureWebpack: withDevMiddleware('api', handle),
  };
}
