import type { Options as DocsOptions, VersionOptions } from '@docusaurus/plugin-content-docs';
import type { Env } from '../src/config/node/env';
import { frozenVersions, sdkOf, type FrozenVersion } from '../src/config/sdks';
import { editAddress } from '../src/config/site';
import { remarkKnownIssues } from './markdown/known-issues/page-line';
import { remarkPageElements } from './markdown/page-elements';
import { remarkPageRecord } from './markdown/page-record';
import { remarkCallouts } from './markdown/remark-callouts';
import { remarkCode } from './markdown/remark-code';
import { remarkDiagrams } from './markdown/remark-diagrams';
import { remarkRequires } from './markdown/remark-requires';
import { remarkTaggedHeadings } from './markdown/remark-tagged-headings';
import { remarkSampleReport } from './markdown/sample-report';
import type { PageRecords } from './lib/page-records';
import type { RunnableSamples } from './lib/runnable-samples';
import { remarkParsedOnce } from './lib/page-syntax';

function frozenVersionOptions({ sdk, version }: FrozenVersion): VersionOptions {
  return {
    label: `${sdkOf(sdk).label} ${version}`,
    path: `reference/${sdk}/${version}`,
    banner: 'none',
    badge: false,
    className: 'sdk-version',
  };
}

const isList = (name: string): boolean => ['GuideList', 'KnownIssues', 'Releases'].includes(name);

/** Inserts lists before Docusaurus reads the headings, so that the table of contents has theirs. */
const remarkLists = () => remarkPageElements(isList);

/** Needs the anchors of all headings, because rows of tables have others. */
const remarkOtherElements = () => remarkPageElements((name) => !isList(name));

/** Options of the docs plugin. Its single instance serves the current pages and all frozen SDK versions. */
export function createDocsOptions(
  env: Env,
  records: PageRecords,
  samples: RunnableSamples,
): DocsOptions {
  return {
    routeBasePath: '/',
    sidebarPath: './sidebars.ts',
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
    beforeDefaultRemarkPlugins: [remarkParsedOnce, remarkTaggedHeadings, remarkLists],
    remarkPlugins: [
      remarkCallouts,
      remarkDiagrams,
      remarkOtherElements,
      remarkKnownIssues,
      remarkSampleReport,
      remarkPageRecord(records, env.DOCS_SITE_URL),
      remarkCode((program) => samples.add(program)),
      remarkRequires,
    ],
  };
}
