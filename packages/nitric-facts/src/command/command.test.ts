/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { releaseOf } from '../checkout';
import { pathOf, readText } from '../read-data';
import { handCheckLines } from './hand-checks';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => fs.rmSync(folder, { recursive: true })));

function git(folder: string, ...args: string[]): string {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  return execFileSync('git', ['-C', folder, ...author, ...args], { encoding: 'utf8' }).trim();
}

/** Creates a repository whose commit has one file, and a tag if it is given. */
function checkout(tag?: string): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'facts-'));
  folders.push(folder);
  fs.writeFileSync(path.join(folder, 'go.mod'), 'module example.com/other\n');
  git(folder, 'init', '--quiet');
  git(folder, 'add', '.');
  git(folder, 'commit', '--quiet', '--message', 'Release');
  if (tag !== undefined) {
    git(folder, 'tag', tag);
  }
  return folder;
}

function run(...args: string[]) {
  const command = ['--import', require.resolve('tsx'), pathOf('src/command/main.ts')];
  return spawnSync(process.execPath, [...command, ...args], { encoding: 'utf8' });
}

test.each([
  [[]],
  [['a']],
  [['a', 'b', 'c']],
  [['sdk-api', 'dart', '.']],
  [['sdk-api', 'go']],
  [['--old']],
])('the arguments %j are rejected', (args) => {
  const { status, stderr } = run(...args);
  expect(stderr).toMatch(/^facts: .*\nUsage:\n {2}npm run facts -- /);
  expect(status).toBe(2);
});

test('a source without a folder is rejected', () => {
  const { status, stderr } = run('a', 'b', '--source', 'nitrictech/node-sdk=/missing');
  expect(stderr).toContain('must be a repository and an existing folder');
  expect(status).toBe(2);
});

test.each([
  ['update', []],
  ['sdk-api', ['sdk-api', 'go']],
])('checkouts of something else leave the data as it is (%s)', (_name, args) => {
  const files = ['data/cli.json', 'releases.json', 'data/sdk-api/go.json'];
  const before = files.map(readText);
  const { status } = run(
    ...args,
    checkout('v9.0.0'),
    ...(args.length > 0 ? [] : [checkout('v9.0.0')]),
  );
  expect(status).toBe(1);
  expect(files.map(readText)).toEqual(before);
});

test('the release of a checkout', () => {
  const folder = checkout('v1.2.3');
  expect(releaseOf(folder)).toEqual({ tag: 'v1.2.3', commit: git(folder, 'rev-parse', 'HEAD') });
  fs.writeFileSync(path.join(folder, 'added.go'), '');
  expect(() => releaseOf(folder)).toThrow(/differ from v1\.2\.3\. Undo the changes[^]*added\.go/);
  expect(() => releaseOf(checkout())).toThrow(/has no tag\. Check out a release: /);
  expect(() => releaseOf(path.join(folder, 'missing'))).toThrow(/isn't a git checkout/);
});

test('what to check by hand', () => {
  const cli = checkout('v1.0.0');
  const lines = handCheckLines({
    cli: { checkout: cli, from: '1.0.0' },
    providers: { checkout: cli, from: '0.9.0' },
  });
  expect(lines[0]).toMatch(/^- cloud services.* \(no tag to compare with\):$/);
  expect(lines[1]).toBe(
    `  git -C ${cli} diff v0.9.0 HEAD -- 'cloud/*/deploy/*.go' 'cloud/*/deploytf/*.go'`,
  );
});
