import type { Options as DocsOptions, VersionOptions } from '@docusaurus/plugin-content-docs';
import type { Env } from '../../src/config/env';
import { menuOf } from '../../src/config/navigation';
import { frozenVersions, sdkOf, type FrozenVersion } from '../../src/config/sdks';
import { sidebarItemsOf } from '../../src/config/sidebar-items';
import { editAddress } from '../../src/config/site';
import { contentPagesWhileBuilding } from '../content-inventory';
import { isLateModule, rehypeLateHtml } from '../late-html';
import { rehypeCode } from '../rehype-code';
import { recmaLocalImports } from '../recma-local-imports';
import { remarkDataTables } from '../remark-data-tables';
import { remarkDiagrams } from '../remark-diagrams';
import { remarkPlannedLinks } from '../remark-planned-links';
import { remarkSampleReport } from '../sample-report';
import { remarkTaggedHeadings } from '../remark-tagged-headings';

function frozenVersionOptions({ sdk, version }: FrozenVersion): VersionOptions {
  return {
    label: `${sdkOf(sdk).label} ${version}`,
    path: `reference/${sdk}/${version}`,
    banner: 'none',
    badge: false,
    className: 'sdk-version',
  };
}

/** Options of the one docs instance (DESIGN, 'One docs instance'). */
export function createDocsOptions(siteDir: string, env: Env): DocsOptions {
  return {
    routeBasePath: '/',
    sidebarPath: './sidebars.ts',
    sidebarItemsGenerator: ({ item, version }) =>
      sidebarItemsOf(menuOf(item.dirName), {
        versionName: version.versionName,
        pages: contentPagesWhileBuilding(siteDir),
      }),
    breadcrumbs: false,
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
      // Functions rather than options: options end up in what readers load, and a folder of the build machine must not.
      remarkDiagrams,
      () => remarkDataTables({ siteDir }),
      // After the tables: they hold links to pages that may not be written yet.
      () => remarkPlannedLinks({ siteDir }),
      () => remarkSampleReport({ siteDir }),
    ],
    rehypePlugins: [
      rehypeCode,
      // After what makes the markup. In development pages hold it: there is no HTML from a server to take it from.
      ...(process.env.NODE_ENV === 'production' ? [() => rehypeLateHtml({ siteDir })] : []),
    ],
    recmaPlugins: [() => recmaLocalImports(isLateModule)],
  };
}
