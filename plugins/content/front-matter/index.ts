import type { ParseFrontMatter } from '@docusaurus/types';
import { contentPageOf, slugOf, type ContentPage } from '../../../src/config/content-routes';
import { menuKeyOf } from '../../../src/config/menus';
import { isFunctionPage, latestVersionOf, sdkReferenceOf } from '../../../src/config/sdks';
import sidebars from '../../../sidebars';
import { checkFrontMatter } from '../../lib/front-matter-schema';
import { fileOf } from '../../lib/page-error';

const menuKeys = Object.keys(sidebars);

/** What only pages of an SDK have. Imported lazily, because it loads the compiler of TypeScript. */
async function sdkFrontMatter(siteDir: string, page: ContentPage): Promise<object> {
  const { route } = page;
  const reference = sdkReferenceOf(route);
  if (!reference) {
    return {};
  }
  const { functionHeadOf, versionLinkOf } = await import('../../lib/sdk-functions/function-head');
  const { sdk, isLatest } = reference;
  return {
    ...(isFunctionPage(route) && { function_head: functionHeadOf(siteDir, page) }),
    ...(!isLatest && { latest_version: versionLinkOf(siteDir, route, latestVersionOf(sdk)) }),
  };
}

/**
 * Docusaurus' `markdown.parseFrontMatter`. It derives `slug` from the path of the file, `displayed_sidebar` from the address, and
 * `function_head` and `latest_version` (src/contracts/function-head.ts) from the SDK. `page-checks` reports front matter that is wrong,
 * because Docusaurus prints advice about quotes for an error of this function.
 */
export function createFrontMatterParser(siteDir: string): ParseFrontMatter {
  return async (params) => {
    const unread = { frontMatter: {}, content: params.fileContent };
    const parsed = await params.defaultParseFrontMatter(params).catch(() => unread);
    const page = contentPageOf(fileOf({ cwd: siteDir, path: params.filePath }));
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
        ...(await sdkFrontMatter(siteDir, page)),
      },
    };
  };
}
