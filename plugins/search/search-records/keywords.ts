import fs from 'node:fs';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import type { ContentPage } from '../../../src/config/content-routes';
import { parseFrontMatter } from '../../../src/contracts/front-matter';

/**
 * Reads the keywords from the source of a page, because the front-matter parser removes them from the page.
 * @param file path of the source, relative to the root of the site
 * @returns comma-separated keywords, or an empty string
 */
async function readKeywords(siteDir: string, file: string): Promise<string> {
  const filePath = path.join(siteDir, file);
  const fileContent = fs.readFileSync(filePath, 'utf8');
  if (!/^keywords:/m.test(fileContent)) {
    return '';
  }
  const { frontMatter } = await DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent });
  return parseFrontMatter(file, frontMatter).keywords?.join() ?? '';
}

/** Looks up the keywords of a page by its address. */
export const keywordsIn =
  (siteDir: string, pages: ReadonlyMap<string, ContentPage>) =>
  (route: string): string | Promise<string> => {
    const page = pages.get(route);
    return page ? readKeywords(siteDir, page.file) : '';
  };
