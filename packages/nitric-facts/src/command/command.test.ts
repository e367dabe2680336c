import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { releaseOf } from '../checkout';
import { pathOf, readText } from '../read-data';
import { lostMessages } from './error-messages';
import { unlistedReleases } from './unlisted-releases';

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
  ['too few checkouts', ['a'], 'Pass two folders'],
  ['another SDK', ['sdk-api', 'rust', 'v1', '.'], 'Pass an SDK, a version such as v1, and'],
  ['an unknown option', ['--old'], "Unknown option '--old'"],
])('%s is rejected', (_name, args, message) => {
  const { status, stderr } = run(...args);
  expect(stderr).toMatch(/^facts: /);
  expect(stderr).toContain(message);
  expect(stderr).toContain('\nUsage:\n  npm run facts -- ');
  expect(status).toBe(2);
});

test('checkouts of something else leave the data as it is', () => {
  const files = ['data/cli.json', 'releases.json', 'data/sdk-api/go-v1.txtar'];
  const before = files.map(readText);
  const other = checkout('v9.0.0');
  expect(run(other, other).status).toBe(1);
  expect(run('sdk-api', 'go', 'v1', other).status).toBe(1);
  expect(files.map(readText)).toEqual(before);
});

test('a message that is not in its file anymore, or whose file is gone', () => {
  const checkouts = new Map([['nitrictech/cli', pathOf('.')]]);
  const lost = (repository: string, file: string, ...fragments: string[]) =>
    lostMessages(
      [{ id: 'no-project', source: [{ repository, path: file, fragments }] }],
      checkouts,
    );
  expect(lost('nitrictech/cli', 'go/facts/main.go', 'package main', 'gone %s')).toEqual([
    expect.stringMatching(/errors\.yaml: no-project: "gone %s" isn't in go\/facts\/main\.go of /),
  ]);
  expect(lost('nitrictech/cli', 'go/old.go', 'package main')).toHaveLength(1);
  expect(lost('other/unchecked', 'go/old.go', 'package main')).toEqual([]);
});

test('the releases after the newest listed one, with their commits', () => {
  const folder = checkout('v1.9.0');
  const commit = (subject: string, ...tags: string[]): void => {
    git(folder, 'commit', '--quiet', '--allow-empty', '--message', subject);
    tags.forEach((tag) => git(folder, 'tag', tag));
  };
  commit('feat: a candidate', 'v1.10.0-rc.1');
  commit('fix: queues (#7)', 'v1.10.0');
  commit('after the release');
  const history = { cli: [{ release: '1.9.0', date: '2025-10-08', change: 'Adds queues.' }] };
  expect(unlistedReleases('cli', folder, history)).toEqual([
    expect.stringMatching(
      /^\+ cli 1\.10\.0 of \d{4}-\d\d-\d\d: Write .* Its commits: fix: queues \(#7\); feat: a candidate\.$/,
    ),
  ]);
  expect(unlistedReleases('jvm', folder, history)).toEqual([]);
});

test('the release of a checkout', () => {
  const folder = checkout('v1.2.3');
  expect(releaseOf(folder)).toEqual({
    tag: 'v1.2.3',
    commit: git(folder, 'rev-parse', 'HEAD'),
    date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  fs.writeFileSync(path.join(folder, 'added.go'), '');
  expect(() => releaseOf(folder)).toThrow(/differ from v1\.2\.3\. Undo the changes[^]*added\.go/);
  expect(() => releaseOf(checkout())).toThrow(/has no tag\. Check out a release: /);
  expect(() => releaseOf(path.join(folder, 'missing'))).toThrow(/isn't a git checkout/);
});
