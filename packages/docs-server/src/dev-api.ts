import type { RequestListener } from 'node:http';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createApp } from './app';
import { isPostgresAddress, type ServerEnv } from './env';
import { Docs } from './mcp/docs';
import { folderFiles } from './mcp/site-files';
import { createFeedbackStore } from './services/feedback-store';
import { createLog } from './services/log';
import type { DocsSite } from './site';

/**
 * The API for a development server, which serves the site itself.
 * @param siteDir contains the last build in `build`, which the MCP server reads, and the folder of the feedback store
 * @param isPage whether a route, without the site's base, is a page
 */
export function createDevApi(
  site: DocsSite,
  siteDir: string,
  env: ServerEnv,
  isPage: (route: string) => boolean,
): RequestListener {
  const { DOCS_FEEDBACK_STORE: store, DOCS_SITE_URL: siteOrigin } = env;
  const docs = new Docs(site, folderFiles(path.join(siteDir, 'build')), siteOrigin + site.base);
  const app = createApp({
    site,
    env,
    log: createLog('warn'),
    store: createFeedbackStore(isPostgresAddress(store) ? store : path.resolve(siteDir, store)),
    docs: () => docs,
    isPage,
    isStopping: () => false,
  });
  return getRequestListener(app.fetch);
}
