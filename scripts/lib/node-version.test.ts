import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import manifest from '../../package.json';

const check = (...options: string[]) =>
  spawnSync(process.execPath, [...options, 'scripts/lib/node-version.mjs'], { encoding: 'utf8' });

test('stops on a release of Node.js without require() of ES modules, and names the accepted ones', () => {
  expect(check('--no-experimental-require-module')).toMatchObject({
    status: 1,
    stderr: `Node.js ${process.version} is too old. Accepted: ${manifest.engines.node}. Install a newer release, for example with "nvm install".\n`,
  });
  expect(check()).toMatchObject({ status: 0, stdout: '', stderr: '' });
});

test('CI uses the oldest accepted release', () => {
  const release = fs.readFileSync('.nvmrc', 'utf8').trim();
  expect(manifest.engines.node.startsWith(`^${release}.0 `)).toBe(true);
});
