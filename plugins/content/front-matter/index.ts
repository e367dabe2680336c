import path from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { contentPageOf, slugOf } from '../../../src/config/content-routes';
import { menuForRoute } from '../../../src/config/navigation';
import plannedRoutes from '../../../src/config/planned-routes.json';
import { parseFrontMatter } from '../../../src/contracts/front-matter';

const functionPages = new Set(
  plannedRoutes.filter((route) => 'sdkFunction' in route).map(({ route }) => route),
);

/**
 * Docusaurus' `markdown.parseFrontMatter`: checks what authors wrote and adds `slug` and `displayed_sidebar`, so that a
 * page's address follows from its file alone, and its menu from its address. Leaves out `keywords`: search reads them from the
 * source (plugins/search/search-records), and every reader would load them twice with the page.
 */
export function createFrontMatterParser(siteDir: string): ParseFrontMatter {
  return async (params) => {
    const parsed = await params.defaultParseFrontMatter(params);
    const file = path.relative(siteDir, params.filePath).split(path.sep).join('/');
    const page = contentPageOf(file);
    if (!page) {
      return parsed;
    }
    const checked = parseFrontMatter(file, parsed.frontMatter, functionPages.has(page.route));
    const forReaders = Object.entries(checked).filter(([key]) => key !== 'keywords');
    return {
      ...parsed,
      frontMatter: {
        ...Object.fromEntries(forReaders),
        slug: slugOf(page),
        displayed_sidebar: menuForRoute(page.route).key,
      },
    };
  };
}
