import fs from 'node:fs';
import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import type { ContentPage } from '../../../src/config/content-routes';
import { parseFrontMatter } from '../../../src/contracts/front-matter';

/**
 * What the author of a page says that readers may call it, from its front matter. Search alone has it: no other part of the page
 * uses it, so the front-matter parser leaves it out of what is sent to readers.
 * @param file path of the source from the root of the site
 * @returns the keywords separated by commas; empty when the page has none
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
