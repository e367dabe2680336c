import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const root = path.resolve(__dirname, '..');
const LIST = 'tests/private-imports.yaml';

/** An import or a path, and the same in a regular expression. */
const PRIVATE =
  /['"`](?:@docusaurus\/[\w-]+\/(?:lib|src)\/|(?:<rootDir>\/|\.{1,2}\/)*node_modules\/[@\w])|\/.*theme-[\w-]+\\?\/lib\\?\/.*\//;

it('every private import is listed with its reason, and the list has no other file', () => {
  const patterns = ['src', 'plugins', 'packages', 'scripts', ':(glob)*'];
  const files = execFileSync('git', ['ls-files', '--', ...patterns], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => /\.(?:[cm]?[jt]sx?|jsonc|css)$/.test(file))
    .filter((file) => fs.existsSync(path.join(root, file)))
    .filter((file) => PRIVATE.test(fs.readFileSync(path.join(root, file), 'utf8')));
  const reasons = parse(fs.readFileSync(path.join(root, LIST), 'utf8')) as Record<string, string>;
  expect(files.sort()).toEqual(Object.keys(reasons).sort());
});

it.each([
  ["import '@docusaurus/core/lib/client/App';", true],
  ["require('../../node_modules/left-pad/index.js')", true],
  ["'^walker$': '<rootDir>/node_modules/walker/src/index.js'", true],
  ["import Link from '@docusaurus/Link';", false],
  ["import '@docusaurus/theme-common/internal';", false],
  ["ignores: ['node_modules/']", false],
])('%s', (code, isPrivate) => {
  expect(PRIVATE.test(code)).toBe(isPrivate);
});
