import { searchFilesOf, type TestPage } from '@nitric-docs/search/testing/search-files';
import { SDK_FUNCTIONS_FILE, type SdkFunctions } from '../src/contracts/sdk-functions';
import { sdkTypesFileOf } from '../src/contracts/sdk-types';
import type { SiteFiles } from '../src/mcp/site-files';

const LONG_PAGE = Array.from({ length: 100 }, (_, line) => `Line ${line} of the page.`).join('\n');

/** A page with a section, whose sample has a comment that looks like a heading. */
const PAGE_WITH_SECTION = '# Bucket\n\n## Permissions\n\n```sh\n## Read\n```\n\n## Limits\n';

/** Each page has a section. */
const pages = [
  ['/', 'Home'],
  ['/storage', 'Storage'],
  ['/concepts/operate', 'Operate'],
  ['/guides/python/bucket-events', 'Bucket events in Python'],
  ['/reference/nodejs/storage/bucket-on', 'bucket.on()'],
  ['/reference/nodejs/v0/storage/bucket-on', 'bucket.on() (v0)'],
  ['/reference/python/storage/bucket-on', 'bucket.on() in Python'],
].map(([route = '', title = '']): TestPage => [
  route,
  title,
  `About ${title}. Files of a bucket.`,
  [['Permissions', 'Request read.']],
]);

const functions: SdkFunctions = [
  {
    sdk: 'nodejs',
    version: 'v1',
    functions: [
      {
        name: 'Bucket.on',
        resource: 'Storage',
        signature: 'bucket.on(type, filter, ...middleware)',
        description: 'Run a handler when a file changes.',
        route: '/reference/nodejs/storage/bucket-on',
      },
    ],
  },
];

const TYPES = `declare module '@nitric/sdk' {
  interface Bucket { on(type: 'write' | 'delete', filter: string): void }
  export function bucket(name: string): Bucket;
}`;

const nameOf = (route: string): string => (route === '/' ? 'index.md' : `${route.slice(1)}.md`);

/** The files that the MCP server reads, for a small site. */
export const docsFixture: Readonly<Record<string, string>> = {
  ...Object.fromEntries(pages.map(([route]) => [nameOf(route), `# Page ${route}\n`])),
  'concepts/operate.md': LONG_PAGE,
  'reference/nodejs/v0/storage/bucket-on.md': PAGE_WITH_SECTION,
  [SDK_FUNCTIONS_FILE]: JSON.stringify(functions),
  [sdkTypesFileOf('nodejs', 'v1')]: TYPES,
  ...Object.fromEntries(
    Object.entries(searchFilesOf(pages)).map(([file, content]) => [file, JSON.stringify(content)]),
  ),
};

/** Reads the fixture from memory. */
export const fixtureFiles = (files = docsFixture): SiteFiles => ({
  read: (name) => Promise.resolve(files[name]),
});
