import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { SEARCH_INDEX_FOLDER, SEARCH_MANIFEST_FILE } from '@nitric-docs/search';
import { BASE_URL } from '../../src/config/site';
import { withDevMiddleware, type Middleware } from '../lib/dev-middleware';

const INDEX_FILE = new RegExp(`^${SEARCH_INDEX_FOLDER}/[\\w.-]+\\.json$`);

/** The path of an index file, relative to the root of the site. Undefined for all other addresses. */
function indexFileOf(address: string): string | undefined {
  const [pathname = ''] = address.split('?');
  const file = pathname.startsWith(BASE_URL) ? pathname.slice(BASE_URL.length) : '';
  return file === SEARCH_MANIFEST_FILE || INDEX_FILE.test(file) ? file : undefined;
}

/** Serves the search index of the last build in the development server, which doesn't render pages to files. */
export default function devSearch({ siteDir }: LoadContext): Plugin {
  const handle: Middleware = (request, response, next) => {
    const file = indexFileOf(request.url ?? '');
    if (file === undefined) {
      next();
      return;
    }
    const built = path.join(siteDir, 'build', file);
    if (!fs.existsSync(built)) {
      console.warn('Search uses the index of the last build. Run npm run build.');
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    fs.createReadStream(built).pipe(response);
  };
  return { name: 'dev-search', configureWebpack: withDevMiddleware('search', handle) };
}
