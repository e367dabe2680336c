import path from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { contentPageOf, slugOf } from '../../../src/config/content-routes';
import { menuKeyOf } from '../../../src/config/menus';
import sidebars from '../../../sidebars';
import { checkFrontMatter } from '../../lib/front-matter-schema';

const menuKeys = Object.keys(sidebars);

/**
 * Docusaurus' `markdown.parseFrontMatter`. It derives `slug` from the path of the file, and `displayed_sidebar` from the address. `page-checks` reports
 * front matter that is wrong, because Docusaurus prints advice about quotes for an error of this function.
 */
export function createFrontMatterParser(siteDir: string): ParseFrontMatter {
  return async (params) => {
    const unread = { frontMatter: {}, content: params.fileContent };
    const parsed = await params.defaultParseFrontMatter(params).catch(() => unread);
    const page = contentPageOf(path.relative(siteDir, params.filePath).split(path.sep).join('/'));
    if (!page) {
      return parsed;
    }
    const { data = {} } = checkFrontMatter(parsed.frontMatter);
    return {
      ...parsed,
      frontMatter: {
        ...data,
        slug: slugOf(page),
        // A frozen version has one sidebar, which Docusaurus finds by itself.
        ...(page.versionName === 'current' && {
          displayed_sidebar: menuKeyOf(page.route, menuKeys),
        }),
      },
    };
  };
}
