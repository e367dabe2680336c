/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readConfigFile } from '../../../src/config/node/read-data';
import { apiFileOf } from '@nitric-docs/nitric-facts/sdk-api';
import { ROOT } from '../../lib/root';
import { releaseOf } from '../../lib/checkout';

let checkout: string;

const git = (...args: string[]): string =>
  execFileSync(
    'git',
    ['-C', checkout, '-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args],
    {
      encoding: 'utf8',
    },
  ).trim();

/** Creates a repository with one commit that contains the sources of a fixture. */
beforeEach(() => {
  checkout = fs.mkdtempSync(path.join(os.tmpdir(), 'sdk-api-'));
  fs.cpSync(path.join(ROOT, 'tests/fixtures/sdk-api/unread/dart'), checkout, { recursive: true });
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'First release');
});

afterEach(() => {
  fs.rmSync(checkout, { recursive: true });
});

function run(...args: string[]) {
  const command = ['--import', require.resolve('tsx'), 'scripts/maintain/sdk-api/index.ts'];
  return spawnSync(process.execPath, [...command, ...args], { cwd: ROOT, encoding: 'utf8' });
}

test('the tag and the commit of a checkout', () => {
  git('tag', 'v1.2.3');
  expect(releaseOf(checkout)).toEqual({ tag: 'v1.2.3', commit: git('rev-parse', 'HEAD') });
});

test('a checkout without a tag', () => {
  expect(() => releaseOf(checkout)).toThrow(/has no tag\. Check out a release: /);
});

test('a checkout with changed files', () => {
  git('tag', 'v1.2.3');
  fs.writeFileSync(path.join(checkout, 'lib/added.dart'), '');
  expect(() => releaseOf(checkout)).toThrow(
    /differ from v1\.2\.3\. Undo the changes[^]*added\.dart/,
  );
});

test('a folder that is no checkout', () => {
  const folder = path.join(checkout, 'missing');
  expect(() => releaseOf(folder)).toThrow(/isn't a git checkout/);
});

test('a source that is only partly readable leaves the file as it is', () => {
  git('tag', 'v1.2.3');
  const before = readConfigFile(apiFileOf('dart'));
  const { status, stderr } = run('dart', checkout);
  expect(stderr).toMatch(
    /^lib\/nitric\.dart:8: Words: a public extension_declaration isn't supported\./m,
  );
  expect(stderr).toMatch(/No file was written/);
  expect(status).toBe(1);
  expect(readConfigFile(apiFileOf('dart'))).toBe(before);
});

test.each([
  [[], 'The SDK is missing. Accepted: csharp, dart, go, jvm, nodejs.'],
  [['php', '.'], 'Unknown SDK "php". Accepted: csharp, dart, go, jvm, nodejs.'],
  [['dart'], 'Pass one folder'],
  [['dart', 'a', 'b'], 'Pass one folder'],
])('the arguments %j', (args, message) => {
  const { status, stderr } = run(...args);
  expect(stderr).toContain(`sdk-api: ${message}`);
  expect(stderr).toContain(
    'Usage: npx tsx scripts/maintain/sdk-api/index.ts csharp|dart|go|jvm|nodejs',
  );
  expect(status).toBe(2);
});
