import type { Options as DocsOptions, VersionOptions } from '@docusaurus/plugin-content-docs';
import type { Env } from '../src/config/node/env';
import { menuOf } from '../src/config/node/navigation';
import { frozenVersions, sdkOf, type FrozenVersion } from '../src/config/sdks';
import { sidebarItemsOf } from '../src/config/node/sidebar-items';
import { editAddress } from '../src/config/site';
import { remarkErrorLists } from './markdown/error-lists';
import { remarkCheatSheet } from './markdown/cheat-sheet';
import { remarkGuideLists } from './markdown/guide-lists';
import { remarkKnownIssues } from './markdown/known-issues';
import { rehypeCode } from './markdown/rehype-code';
import { remarkDataTables } from './markdown/remark-data-tables';
import { remarkDiagrams } from './markdown/remark-diagrams';
import { remarkScreenshots } from './markdown/remark-screenshots';
import { remarkTaggedHeadings } from './markdown/remark-tagged-headings';
import { remarkSampleReport } from './markdown/sample-report';
import { cachedContentPages } from './lib/content-inventory';

function frozenVersionOptions({ sdk, version }: FrozenVersion): VersionOptions {
  return {
    label: `${sdkOf(sdk).label} ${version}`,
    path: `reference/${sdk}/${version}`,
    banner: 'none',
    badge: false,
    className: 'sdk-version',
  };
}

/** Options of the docs plugin. Its single instance serves the current pages and all frozen SDK versions. */
export function createDocsOptions(siteDir: string, env: Env): DocsOptions {
  return {
    routeBasePath: '/',
    sidebarPath: './sidebars.ts',
    sidebarItemsGenerator: ({ item, version: { versionName } }) =>
      sidebarItemsOf(menuOf(item.dirName), { versionName, pages: cachedContentPages(siteDir) }),
    breadcrumbs: false,
    showLastUpdateTime: true,
    editUrl: ({ versionDocsDirPath, docPath }) =>
      editAddress(env.DOCS_EDIT_BRANCH, `${versionDocsDirPath}/${docPath}`),
    lastVersion: 'current',
    versions: {
      current: { label: 'Latest', path: '', badge: false },
      ...Object.fromEntries(
        frozenVersions.map((frozen) => [frozen.name, frozenVersionOptions(frozen)]),
      ),
    },
    beforeDefaultRemarkPlugins: [remarkTaggedHeadings],
    remarkPlugins: [
      // Functions, because Docusaurus would ship plugin options, and with them a path of the build machine, to the browser.
      () => remarkDiagrams({ siteDir }),
      remarkScreenshots,
      () => remarkDataTables({ siteDir }),
      () => remarkErrorLists({ siteDir }),
      () => remarkGuideLists({ siteDir }),
      () => remarkKnownIssues({ siteDir }),
      () => remarkCheatSheet({ siteDir }),
      () => remarkSampleReport({ siteDir }),
    ],
    rehypePlugins: [rehypeCode],
  };
}
