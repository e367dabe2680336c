/** @jest-environment node */
import { ClientCode, leavesOf } from './client-code';
import type { GeneratedFiles } from './generated-files';
import { pathKey, planRoutes } from './plan';
import { Version } from './versions';

const PAGES = 2500;

/** A site with one version of the docs, a start page and many pages. */
function site(pages: number): GeneratedFiles {
  const paths = Array.from({ length: pages }, (_, index) => `/docs/page-${index}`);
  return {
    routes: [
      { path: '/docs/search', hash: 's', exact: true },
      {
        path: '/docs/',
        hash: 'r',
        routes: [
          {
            path: '/docs/',
            hash: 'v',
            routes: [
              { path: '/docs/', hash: 'h', exact: true, sidebar: 'docs' },
              ...paths.map((path) => ({ path, hash: 'p', exact: true, sidebar: 'docs' })),
            ],
          },
        ],
      },
      { path: '*' },
    ],
    chunkNames: {
      '/docs/search-s': { __comp: 'search' },
      '/docs/-r': { __comp: 'root' },
      '/docs/-v': { __comp: 'version', __props: 'props' },
      '/docs/-h': { __comp: 'item', content: 'home' },
      ...Object.fromEntries(
        paths.map((path) => [`${path}-p`, { __comp: 'item', content: `c${path}` }]),
      ),
    },
    modules: {
      search: '@site/src/pages/search.tsx',
      root: '@theme/DocsRoot',
      version: '@theme/DocVersionRoot',
      props: '@generated/docs/p/docs.json',
      item: '@theme/DocItem',
      home: '@site/docs/index.mdx',
      ...Object.fromEntries(paths.map((path) => [`c${path}`, `@site${path}.mdx`])),
    },
  };
}

function codeOf(pages: number) {
  const files = site(pages);
  const plan = planRoutes(files, '/docs/', 64);
  const props = { version: { docsSidebars: { docs: [], guides: [] }, docs: { a: {} } } };
  return {
    plan,
    code: new ClientCode(plan, files.modules, new Map([['props', new Version(0, props)]])),
  };
}

test('the start page and routes with children stay in the table, pages leave it', () => {
  const { code, plan } = codeOf(PAGES);
  const files = code.files();
  for (const name of [
    'routes.js',
    'registry.js',
    'chunk-names.js',
    'pages.js',
    'home.js',
    'version-0.js',
  ]) {
    expect(files.get(name)).not.toContain('/docs/page-500');
  }
  expect(files.get('home.js')).toContain('"@site/docs/index.mdx"');
  expect(files.get('registry.js')).toContain('webpackMode: "eager" */ "@theme/DocItem"');
  expect(files.get('registry.js')).toContain('webpackChunkName: "search"');
  expect(leavesOf(plan)).toHaveLength(PAGES + 1);
});

test('each page is in one shard, and the shards are in order', () => {
  const { plan } = codeOf(PAGES);
  expect(plan.shards).toHaveLength(63);
  const keys = plan.shards.flat().map(({ route }) => pathKey(route.path));
  expect(keys).toEqual([...keys].sort());
  expect(new Set(keys).size).toBe(PAGES);
});

test('what every page loads is the same for ten times the pages', () => {
  const sizeOf = (pages: number): number =>
    [...codeOf(pages).code.files()]
      .filter(([name]) => !/^(?:pages-|menu-)/.test(name))
      .reduce((sum, [, code]) => sum + code.length, 0);
  expect(sizeOf(10 * PAGES)).toBeLessThan(sizeOf(PAGES) + 500);
});

test('few pages share a shard', () => {
  expect(codeOf(15).plan.shards).toHaveLength(1);
});

test('a page names its shard, its menu and its content for its HTML', () => {
  const { code } = codeOf(1);
  expect(code.pageChunks()).toEqual([
    { module: '@site/src/pages/search.tsx', chunks: ['search'] },
    { module: '@site/docs/index.mdx', chunks: ['menu-0-0', 'home'] },
    { module: '@site/docs/page-0.mdx', chunks: ['pages-0', 'menu-0-0', 'c/docs/page-0'] },
  ]);
});

test('addresses are found as React Router finds them', () => {
  expect(pathKey('/docs/APIs/')).toBe('/docs/apis');
  expect(pathKey('/docs/caf%C3%A9')).toBe('/docs/café');
  expect(pathKey('/')).toBe('/');
});
