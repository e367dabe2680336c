import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { SEARCH_INDEX_FOLDER, SEARCH_MANIFEST_FILE } from '@nitric-docs/search';
import type { DevIndex } from '@nitric-docs/search/dev-index';
import { searchSite } from '../../src/config/search-site';
import { BASE_URL } from '../../src/config/site';
import { readContentPages } from '../lib/content-inventory';
import { withDevMiddleware, type Middleware } from '../lib/dev-middleware';
import { parsePage } from '../lib/page-syntax';
import { searchedPagesOf } from './searched-pages';

const INDEX_FILE = new RegExp(`^${SEARCH_INDEX_FOLDER}/[\\w.-]+\\.json$`);

/** The path of an index file, relative to the root of the site. Undefined for all other addresses. */
export function indexFileOf(address: string): string | undefined {
  const [pathname = ''] = address.split('?');
  const file = pathname.startsWith(BASE_URL) ? pathname.slice(BASE_URL.length) : '';
  return file === SEARCH_MANIFEST_FILE || INDEX_FILE.test(file) ? file : undefined;
}

/** Imports the index lazily, because builds don't require it. */
async function openIndex(siteDir: string, outDir: string): Promise<DevIndex> {
  const { DevIndex } = await import('@nitric-docs/search/dev-index');
  return new DevIndex(searchSite, outDir, {
    readPages: () => {
      const pages = readContentPages(siteDir);
      const sources = [...pages].map(([route, { file }]) => ({
        route,
        file,
        writtenAt: fs.statSync(path.join(siteDir, file)).mtimeMs,
      }));
      return { ...searchedPagesOf(siteDir, pages), sources };
    },
    parse: (file) => parsePage(file, fs.readFileSync(path.join(siteDir, file), 'utf8')),
  });
}

/** Serves a search index in the development server, so that search works in `npm start`. */
export default function devSearch({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  let index: Promise<DevIndex> | undefined;
  const handle: Middleware = (request, response, next) => {
    const file = indexFileOf(request.url ?? '');
    if (file === undefined) {
      next();
      return;
    }
    index ??= openIndex(siteDir, path.join(generatedFilesDir, 'dev-search'));
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
