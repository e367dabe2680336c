import type { RequestListener } from 'node:http';
import type { Plugin } from '@docusaurus/types';
import { docsSite } from '../../../src/config/node/docs-site';
import type { Env } from '../../../src/config/node/env';
import { BASE_URL } from '../../../src/config/site';
import { readContentPages } from '../../lib/content-inventory';
import { withDevMiddleware, type Middleware } from '../../lib/dev-middleware';

/** Mounts the API in the development server, so that `npm start` has the same routes as production. */
export default function devApi({ siteDir }: { siteDir: string }, env: Env): Plugin {
  let listener: Promise<RequestListener> | undefined;
  const handle: Middleware = (request, response, next) => {
    if (!request.url?.startsWith(`${BASE_URL}api/`)) {
      next();
      return;
    }
    // Loads native packages, so only a request does.
    listener ??= import('@nitric-docs/docs-server/dev-api').then(({ createDevApi }) =>
      // Authors add and remove pages while the server runs.
      createDevApi(docsSite, siteDir, env, (route) => readContentPages(siteDir).has(route)),
    );
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
