import path from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { contentPageOf, slugOf } from '../../../src/config/content-routes';
import { menuForRoute } from '../../../src/config/node/navigation';
import { isFunctionPage } from '../../../src/config/sdks';
import { parseFrontMatter } from '../../../src/contracts/front-matter';

/**
 * Docusaurus' `markdown.parseFrontMatter`. It validates the front matter, derives `slug` from the path of the file, and derives
 * `displayed_sidebar` from the address. It removes `keywords`, because browsers would load them twice with each page. The search
 * index reads them from the source (plugins/search/search-records).
 */
export function createFrontMatterParser(siteDir: string): ParseFrontMatter {
  return async (params) => {
    const parsed = await params.defaultParseFrontMatter(params);
    const file = path.relative(siteDir, params.filePath).split(path.sep).join('/');
    const page = contentPageOf(file);
    if (!page) {
      return parsed;
    }
    const checked = parseFrontMatter(file, parsed.frontMatter, isFunctionPage(page.route));
    const published = Object.entries(checked).filter(([key]) => key !== 'keywords');
    return {
      ...parsed,
      frontMatter: {
        ...Object.fromEntries(published),
        slug: slugOf(page),
        displayed_sidebar: menuForRoute(page.route).key,
      },
    };
  };
}
