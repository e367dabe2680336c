import path from 'node:path';
import { contentPageOf, type ContentPage } from '../../src/config/content-routes';
import { filesBelow } from './files-below';

const CONTENT_FOLDERS = ['docs', 'versioned_docs'] as const;

/** All content pages, even those with the same address. */
export const contentPagesIn = (siteDir: string): ContentPage[] =>
  CONTENT_FOLDERS.flatMap((folder) =>
    filesBelow(path.join(siteDir, folder)).flatMap(
      (file) => contentPageOf(`${folder}/${file}`) ?? [],
    ),
  );

/** Every content page by its address. Each call reads the folders again. */
export const readContentPages = (siteDir: string): ReadonlyMap<string, ContentPage> =>
  new Map(contentPagesIn(siteDir).map((page) => [page.route, page]));

const cache = new Map<string, ReadonlyMap<string, ContentPage>>();

/**
 * Like `readContentPages`, for callers that run once per page. A production build reads the folders only once. The development
 * server reads them on each call, because authors add and remove pages.
 */
export function cachedContentPages(siteDir: string): ReadonlyMap<string, ContentPage> {
  const pages = cache.get(siteDir) ?? readContentPages(siteDir);
  if (process.env.NODE_ENV === 'production') {
    cache.set(siteDir, pages);
  }
  return pages;
}
