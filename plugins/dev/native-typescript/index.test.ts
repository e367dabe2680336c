/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../..');

let siteDir: string;

beforeEach(() => {
  siteDir = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'native-typescript-')));
  fs.cpSync(__dirname, path.join(siteDir, 'plugins/dev/native-typescript'), { recursive: true });
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(siteDir, 'node_modules'));
  write('package.json', '{}');
  write('src/number.ts', 'export const number: number = 1;\n');
  write(
    'src/load.ts',
    [
      "import { unified } from 'unified';",
      "import { number } from './number';",
      'class Holder { constructor(readonly value: number) {} }',
      'export const load = async () => ({',
      '  number: new Holder(number).value,',
      "  later: (await import('./number')).number,",
      '  hasPackage: typeof unified,',
      '});',
    ].join('\n'),
  );
  write(
    'config.ts',
    [
      "import { loadNatively } from './plugins/dev/native-typescript';",
      "export default loadNatively<{ load: () => unknown }>('src/load').load;",
    ].join('\n'),
  );
});

afterEach(() => fs.rmSync(siteDir, { recursive: true }));

const write = (file: string, text: string): void => {
  fs.mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
  fs.writeFileSync(path.join(siteDir, file), text);
};

/** Loads the configuration twice like Docusaurus, with a change in between. */
function loadTwice(mode: string): unknown {
  const script = `
    const { loadFreshModule } = require('@docusaurus/utils');
    (async () => {
      const before = await (await loadFreshModule(process.cwd() + '/config.ts'))();
      require('node:fs').writeFileSync('src/number.ts', 'export const number = 2;');
      const after = await (await loadFreshModule(process.cwd() + '/config.ts'))();
      process.stdout.write(JSON.stringify([before, after]));
    })();`;
  const env = { ...process.env, NODE_ENV: mode };
  return JSON.parse(
    execFileSync(process.execPath, ['-e', script], { cwd: siteDir, encoding: 'utf8', env }),
  );
}

const resultOf = (number: number) => ({ number, later: number, hasPackage: 'function' });

it('loads TypeScript and ES modules, and reloads them in development', () => {
  expect(loadTwice('development')).toEqual([resultOf(1), resultOf(2)]);
});

it('does not reload modules in a build', () => {
  expect(loadTwice('production')).toEqual([resultOf(1), resultOf(1)]);
});
