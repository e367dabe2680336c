/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import webpack from 'webpack';
import { staticIslands } from './static-islands';

const client = '/site/src/client';
const island = '/site/src/components/Island';
const generatedFilesDir = fs.mkdtempSync(path.join(os.tmpdir(), 'static-islands-'));
fs.writeFileSync(
  path.join(generatedFilesDir, 'client-modules.js'),
  'export default [\n  require("/site/a.css"),\n];\n',
);

const context = {
  generatedFilesDir,
  baseUrl: '/docs/',
  siteConfig: {
    title: 'Documentation',
    url: 'https://nitric.io',
    baseUrl: '/docs/',
    customFields: { settings: { feedbackUrl: '/feedback', socialImageUrl: '/og' } },
    future: { experimental_router: 'browser', v4: true },
    themeConfig: { footer: 'long' },
    plugins: ['long'],
  },
} as unknown as LoadContext;

const options = { client, island, buildSettings: ['socialImageUrl'] };

interface Changes {
  entry?: Record<string, unknown>;
  resolve?: { alias: Record<string, string> };
  module?: { rules: unknown[] };
}

/** The changes that the plugin makes to a compilation. */
function configure(mode: 'production' | 'development', isServer: boolean, config: object = {}) {
  jest.replaceProperty(process.env, 'NODE_ENV', mode);
  const plugin = staticIslands(context, options);
  const currentBundler = { name: 'webpack', instance: webpack } as const;
  const changes = plugin.configureWebpack?.(
    config,
    isServer,
    { currentBundler } as never,
    undefined,
  ) as Changes;
  return { changes, clientModules: plugin.getClientModules?.() };
}

afterEach(() => jest.restoreAllMocks());
afterAll(() => fs.rmSync(generatedFilesDir, { recursive: true }));

it('builds use the client of the site, without client modules', () => {
  const { changes, clientModules } = configure('production', false);
  expect(clientModules).toEqual([]);
  expect(changes.entry).toEqual({
    client: path.join(client, 'start.ts'),
    css: ['/site/a.css', path.join(client, 'styles.ts')],
  });
});

it('the client has no function that only the client of Docusaurus calls', () => {
  class ChunkAssetPlugin {}
  class OtherPlugin {}
  const config = { plugins: [new ChunkAssetPlugin(), new OtherPlugin()] };
  configure('production', false, config);
  expect(config.plugins).toEqual([new OtherPlugin()]);
});

it('imports of Docusaurus in islands resolve to shims, and to a short configuration', () => {
  const { alias = {} } = configure('production', false).changes.resolve ?? {};
  expect(alias['@docusaurus/router$']).toBe(path.join(client, 'shims/router.ts'));
  const config = fs.readFileSync(alias['@generated/docusaurus.config$'] ?? '', 'utf8');
  expect(JSON.parse(config.replace(/^export default |;\n$/g, ''))).toEqual({
    title: 'Documentation',
    url: 'https://nitric.io',
    baseUrl: '/docs/',
    customFields: { settings: { feedbackUrl: '/feedback' } },
    future: { experimental_router: 'browser' },
  });
});

it('the server renders islands', () => {
  const { alias = {} } = configure('production', true).changes.resolve ?? {};
  expect(alias).toEqual({
    [island]: path.join(island, 'server.tsx'),
  });
});

it('"npm start" uses stock Docusaurus with the client and the patched search modal', () => {
  const { changes, clientModules } = configure('development', false);
  expect(clientModules).toEqual([path.join(client, 'start.ts')]);
  expect(changes).not.toHaveProperty('entry');
  expect(changes.module?.rules).toHaveLength(1);
});

it('PostCSS keeps all plugins except for postcss-preset-env', () => {
  const layers = { postcssPlugin: 'postcss-wrap-in-layer' };
  const postCss = { plugins: [['/modules/postcss-preset-env/index.js', {}], layers] };
  expect(staticIslands(context, options).configurePostCss?.(postCss)).toEqual({
    plugins: [layers],
  });
});
