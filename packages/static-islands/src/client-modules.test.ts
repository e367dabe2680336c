/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { styleSheetsOfPlugins } from './client-modules';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'client-modules-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** Writes the list in the format of Docusaurus. */
function styleSheetsAmong(...files: string[]): string[] {
  const list = files.map((file) => `  require(${JSON.stringify(file)}),\n`).join('');
  fs.writeFileSync(path.join(folder, 'client-modules.js'), `export default [\n${list}];\n`);
  return styleSheetsOfPlugins(folder);
}

it('returns the style sheets and ignores unused modules of the theme', () => {
  expect(
    styleSheetsAmong(
      '/site/node_modules/infima/dist/css/default/default.css',
      '/site/node_modules/@docusaurus/theme-classic/lib/prism-include-languages',
      '/site/node_modules/@docusaurus/theme-classic/lib/nprogress.js',
      '/site/src/css/a "quoted" name.css',
    ),
  ).toEqual([
    '/site/node_modules/infima/dist/css/default/default.css',
    '/site/src/css/a "quoted" name.css',
  ]);
});

it.each([
  ['/site/node_modules/@acme/docusaurus-plugin-chat/lib/client.js', '@acme/docusaurus-plugin-chat'],
  ['/site/node_modules/docusaurus-plugin-zoom/src/zoom', 'docusaurus-plugin-zoom'],
  ['/site/node_modules/a/node_modules/b/index.js', 'b'],
  ['/site/plugins/counter/client.ts', 'the site'],
])('fails the build for %s', (file, name) => {
  expect(() => styleSheetsAmong('/site/src/css/site.css', file)).toThrow(
    new RegExp(`static-islands: .*not in production[^]*  - ${name}: ${file}\n`),
  );
});
