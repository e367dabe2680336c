import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
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

/** Reads client modules from a list in the format of Docusaurus. */
function styleSheetsAmong(...files: string[]): string[] {
  const list = files.map((file) => `  require(${JSON.stringify(file)}),\n`).join('');
  fs.writeFileSync(path.join(folder, 'client-modules.js'), `export default [\n${list}];\n`);
  return styleSheetsOfPlugins(folder);
}

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
  ['localIdentName', () => shortenClassNames({})],
  ['ChunkAssetPlugin', () => removeChunkAssetPlugin({ plugins: [] })],
  ['postcss-preset-env', () => withoutPresetEnv([['autoprefixer', {}]])],
  ['client modules', () => styleSheetsAmong()],
])('fails if Docusaurus has no %s', (name, hook) => {
  expect(hook).toThrow(
    new RegExp(`static-islands: Docusaurus 3\\..* has no .*${name}.*private-hooks.ts.*'stock'`),
  );
});
