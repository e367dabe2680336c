import fs from 'node:fs';
import path from 'node:path';
import type { ContentPage } from '../../../src/config/content-routes';
import { readFrontMatter } from '../../lib/front-matter';

/**
 * Reads the keywords from the source of a page, because the front-matter parser removes them from the page.
 * @param file path of the source, relative to the root of the site
 * @returns comma-separated keywords, or an empty string
 */
async function readKeywords(siteDir: string, file: string): Promise<string> {
  const source = fs.readFileSync(path.join(siteDir, file), 'utf8');
  if (!/^keywords:/m.test(source)) {
    return '';
  }
  const { keywords } = await readFrontMatter(file, source);
  return keywords?.join() ?? '';
}

/** Looks up the keywords of a page by its address. */
export const keywordsIn =
  (siteDir: string, pages: ReadonlyMap<string, ContentPage>) =>
  (route: string): string | Promise<string> => {
    const page = pages.get(route);
    return page ? readKeywords(siteDir, page.file) : '';
  };
