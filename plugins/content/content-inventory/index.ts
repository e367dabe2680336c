import fs from 'node:fs';
import path from 'node:path';
import { contentPageOf, type ContentPage } from '../../../src/config/content-routes';

const CONTENT_FOLDERS = ['docs', 'versioned_docs'] as const;

function filesBelow(siteDir: string, folder: string): string[] {
  const root = path.join(siteDir, folder);
  if (!fs.existsSync(root)) {
    return [];
  }
  return fs
    .readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => [folder, ...file.split(path.sep)].join('/'));
}

/** Every page that is written now, by address. Reads the folders anew on each call. */
export function readContentPages(siteDir: string): ReadonlyMap<string, ContentPage> {
  const pages = CONTENT_FOLDERS.flatMap((folder) => filesBelow(siteDir, folder))
    .map(contentPageOf)
    .filter((page) => page !== undefined);
  return new Map(pages.map((page) => [page.route, page]));
}

const ofBuild = new Map<string, ReadonlyMap<string, ContentPage>>();

/**
 * The same for what asks once for each page: a production build reads the folders once, since its pages are those that it began
 * with. The development server reads them on each call.
 */
export function contentPagesWhileBuilding(siteDir: string): ReadonlyMap<string, ContentPage> {
  const pages = ofBuild.get(siteDir) ?? readContentPages(siteDir);
  if (process.env.NODE_ENV === 'production') {
    ofBuild.set(siteDir, pages);
  }
  return pages;
}
