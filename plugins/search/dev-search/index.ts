import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { BASE_URL } from '../../../src/config/site';
import { SEARCH_INDEX_FOLDER, SEARCH_MANIFEST_FILE } from '../../../src/contracts/search-index';
import { withDevMiddleware, type Middleware } from '../../lib/dev-middleware';
import type { DevIndex } from './dev-index';

const INDEX_FILE = new RegExp(`^${SEARCH_INDEX_FOLDER}/[\\w.-]+\\.json$`);

/** The path of an index file, relative to the root of the site. Undefined for all other addresses. */
export function indexFileOf(address: string): string | undefined {
  const [pathname = ''] = address.split('?');
  const file = pathname.startsWith(BASE_URL) ? pathname.slice(BASE_URL.length) : '';
  return file === SEARCH_MANIFEST_FILE || INDEX_FILE.test(file) ? file : undefined;
}

/** Serves a search index in the development server, so that search works in `npm start`. */
export default function devSearch({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  let index: Promise<DevIndex> | undefined;
  const load = (): Promise<DevIndex> =>
    // Imported lazily, because builds don't require it.
    import('./dev-index').then(
      ({ DevIndex }) => new DevIndex(siteDir, path.join(generatedFilesDir, 'dev-search')),
    );
  const handle: Middleware = (request, response, next) => {
    const file = indexFileOf(request.url ?? '');
    if (file === undefined) {
      next();
      return;
    }
    index ??= load();
    index
      .then((loaded) => loaded.read(file))
      .then((json) => {
        response.writeHead(json === undefined ? 404 : 200, {
          'content-type': 'application/json',
          'cache-control': 'no-store',
        });
        response.end(json);
      })
      .catch((error: unknown) => {
        console.error(error);
        response.writeHead(500).end();
      });
  };
  return { name: 'dev-search', configureWebpack: withDevMiddleware('search', handle) };
}
