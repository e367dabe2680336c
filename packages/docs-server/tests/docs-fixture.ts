import { SEARCH_MANIFEST_FILE, type SearchPageTitles } from '@nitric-docs/search';
import { SDK_FUNCTIONS_FILE, type SdkFunctions } from '../src/contracts/sdk-functions';
import { sdkTypesFileOf } from '../src/contracts/sdk-types';
import type { SiteFiles } from '../src/mcp/site-files';

const LONG_PAGE = Array.from({ length: 100 }, (_, line) => `Line ${line} of the page.`).join('\n');

/** A page with a section, whose sample has a comment that looks like a heading. */
const PAGE_WITH_SECTION = '# Bucket\n\n## Permissions\n\n```sh\n## Read\n```\n\n## Limits\n';

const title = (route: string, text: string): SearchPageTitles => [
  route,
  text,
  `About ${text}.`,
  [['Permissions', '', 2]],
  'Building blocks',
  1,
];

/** The texts of each page, and of its section. */
const PAGE_TEXTS = ['Files of a bucket.', 'Request read.'].map((text) => [text, '']);

/** The pages of each shard. */
const shards = {
  site: [
    title('/', 'Home'),
    title('/storage', 'Storage'),
    title('/concepts/operate', 'Operate'),
    title('/guides/python/bucket-events', 'Bucket events in Python'),
  ],
  'nodejs-v1': [title('/reference/nodejs/storage/bucket-on', 'bucket.on()')],
  'nodejs-v0': [title('/reference/nodejs/v0/storage/bucket-on', 'bucket.on() (v0)')],
  'python-v1': [title('/reference/python/storage/bucket-on', 'bucket.on() in Python')],
};

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

const routes = Object.values(shards).flatMap((pages) => pages.map(([route]) => route));
const nameOf = (route: string): string => (route === '/' ? 'index.md' : `${route.slice(1)}.md`);

/** The files that the MCP server reads, for a small site. */
export const docsFixture: Readonly<Record<string, string>> = {
  ...Object.fromEntries(routes.map((route) => [nameOf(route), `# Page ${route}\n`])),
  'concepts/operate.md': LONG_PAGE,
  'reference/nodejs/v0/storage/bucket-on.md': PAGE_WITH_SECTION,
  [SDK_FUNCTIONS_FILE]: JSON.stringify(functions),
  [sdkTypesFileOf('nodejs', 'v1')]: TYPES,
  [SEARCH_MANIFEST_FILE]: JSON.stringify({
    stopWords: [],
    synonyms: [],
    shards: Object.keys(shards).map((id) => ({
      id,
      titles: `${id}.titles.json`,
      texts: `${id}.texts.json`,
    })),
  }),
  ...Object.fromEntries(
    Object.entries(shards).flatMap(([id, pages]) => [
      [`${id}.titles.json`, JSON.stringify(pages)],
      [`${id}.texts.json`, JSON.stringify(pages.map(() => PAGE_TEXTS))],
    ]),
  ),
};

/** Reads the fixture from memory. */
export const fixtureFiles = (files = docsFixture): SiteFiles => ({
  read: (name) => Promise.resolve(files[name]),
});
