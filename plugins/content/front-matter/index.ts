import path from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { contentPageOf, slugOf } from '../../../src/config/content-routes';
import { menuForRoute } from '../../../src/config/node/navigation';
import { isFunctionPage } from '../../../src/config/sdks';
import { frontMatterError, parseFrontMatter } from '../../../src/contracts/front-matter';
import { problemsOfGuide } from './guide';

/** Keys that only the build reads. Browsers would load them with each page. */
const UNPUBLISHED: readonly string[] = ['keywords', 'guide'];

/**
 * Docusaurus' `markdown.parseFrontMatter`. It validates the front matter, derives `slug` from the path of the file, and derives
 * `displayed_sidebar` from the address. It removes `keywords` and `guide`, which the search index (plugins/search/search-records) and
 * the lists of guides (plugins/markdown/guide-lists) read from the source.
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
    const problems = problemsOfGuide(siteDir, page.route, checked.guide);
    if (problems.length > 0) {
      throw frontMatterError(file, problems);
    }
    const published = Object.entries(checked).filter(([key]) => !UNPUBLISHED.includes(key));
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
