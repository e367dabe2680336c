/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { getFileLoaderUtils } from '@docusaurus/utils';
import type { Configuration } from 'webpack';
import webpack from 'webpack';
import { styleSheetsOfPlugins } from './client-modules';
import {
  emitFiles,
  removeChunkAssetPlugin,
  shortenClassNames,
  withoutPresetEnv,
} from './private-hooks';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'private-hooks-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const where = { emitFile: true, outputPath: '../', publicPath: '/docs/' };
const { rules, loaders } = getFileLoaderUtils(true);
const withFiles = (): Configuration => ({ module: { rules: [rules.images()] } });

it('all file loaders emit files, and other rules stay', () => {
  const files = [rules.images(), rules.svgs(), rules.fonts(), rules.media(), rules.otherAssets()];
  const other = { test: /\.tsx$/, use: [{ loader: 'swc-loader', options: { jsc: {} } }] };
  emitFiles({ module: { rules: [...files, other, { use: 'raw-loader' }] } }, '/docs/', webpack);
  for (const { use } of files) {
    expect(use).toEqual([expect.objectContaining({ options: expect.objectContaining(where) })]);
  }
  expect(other.use).toEqual([{ loader: 'swc-loader', options: { jsc: {} } }]);
});

it.each([
  ['image', loaders.inlineMarkdownImageFileLoader],
  ['drawing', loaders.inlineMarkdownAssetImageFileLoader],
  ['download', loaders.inlineMarkdownLinkFileLoader],
])('inline loaders emit an %s', (_, loader) => {
  const plugin = emitFiles(withFiles(), '/docs/', webpack) as unknown as {
    resourceRegExp: RegExp;
    newResource: (request: { request: string }) => void;
  };
  const request = { request: `${loader}./parcel.png` };
  expect(request.request).toMatch(plugin.resourceRegExp);
  plugin.newResource(request);
  const [query = ''] = /(?<=\?)[^!]*/.exec(request.request) ?? [];
  expect(Object.fromEntries(new URLSearchParams(query))).toMatchObject({
    ...where,
    emitFile: 'true',
  });
  expect(request.request).toMatch(/!\.\/parcel\.png$/);
});

it('class names are short', () => {
  const modules = { localIdentName: '[local]_[hash]' };
  shortenClassNames({ module: { rules: [{ use: [{ loader: 'css', options: { modules } }] }] } });
  expect(modules.localIdentName).toBe('_[contenthash:base64:5]');
});

it('only ChunkAssetPlugin and postcss-preset-env are left out', () => {
  class ChunkAssetPlugin {}
  class OtherPlugin {}
  const config = { plugins: [new ChunkAssetPlugin(), new OtherPlugin()] };
  removeChunkAssetPlugin(config as unknown as Configuration);
  expect(config.plugins).toEqual([new OtherPlugin()]);
  const layers = { postcssPlugin: 'postcss-wrap-in-layer' };
  expect(withoutPresetEnv([['/modules/postcss-preset-env/index.js', {}], layers])).toEqual([
    layers,
  ]);
});

/** Reads client modules from a list in the format of Docusaurus. */
function styleSheetsAmong(...files: string[]): string[] {
  const list = files.map((file) => `  require(${JSON.stringify(file)}),\n`).join('');
  fs.writeFileSync(path.join(folder, 'client-modules.js'), `export default [\n${list}];\n`);
  return styleSheetsOfPlugins(folder);
}

it('client modules: style sheets are used, and unused modules of the theme ignored', () => {
  const sheets = [
    '/site/node_modules/infima/dist/css/default/default.css',
    '/site/src/css/a "quoted" name.css',
  ];
  const unused = ['prism-include-languages', 'nprogress.js'].map(
    (name) => `/site/node_modules/@docusaurus/theme-classic/lib/${name}`,
  );
  expect(styleSheetsAmong(...unused, ...sheets)).toEqual(sheets);
});

it.each([
  ['/site/node_modules/@acme/docusaurus-plugin-chat/lib/client.js', '@acme/docusaurus-plugin-chat'],
  ['/site/node_modules/docusaurus-plugin-zoom/src/zoom', 'docusaurus-plugin-zoom'],
  ['/site/node_modules/a/node_modules/b/index.js', 'b'],
  ['/site/plugins/counter/client.ts', 'the site'],
])('client modules: the build fails for %s', (file, name) => {
  expect(() => styleSheetsAmong('/site/src/css/site.css', file)).toThrow(
    new RegExp(`static-islands: .*not in static pages[^]*  - ${name}: ${file}\n`),
  );
});

it.each([
  ['emitFile', () => emitFiles({}, '/docs/', webpack)],
  ['localIdentName', () => shortenClassNames(withFiles())],
  ['ChunkAssetPlugin', () => removeChunkAssetPlugin({ plugins: [] })],
  ['postcss-preset-env', () => withoutPresetEnv([['autoprefixer', {}]])],
  ['client modules', () => styleSheetsAmong()],
])('fails if Docusaurus has no %s', (name, hook) => {
  expect(hook).toThrow(
    new RegExp(`static-islands: Docusaurus 3\\..* has no .*${name}.*private-hooks.ts.*'stock'`),
  );
});
