/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readConfigFile } from '../../../src/config/node/read-data';
import { ROOT } from '../../lib/root';
import { handCheckLines } from './hand-checks';

const CLI_FILE = 'packages/nitric-facts/data/cli.json';
const folders: string[] = [];

/** Creates a repository whose commit has a fixture and a tag. */
function checkoutOf(fixture: string, tag: string): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'facts-'));
  folders.push(folder);
  fs.cpSync(path.join(ROOT, 'tests/fixtures/facts', fixture), folder, { recursive: true });
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  const git = (...args: string[]) => execFileSync('git', ['-C', folder, ...author, ...args]);
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Release');
  git('tag', tag);
  return folder;
}

afterAll(() => folders.forEach((folder) => fs.rmSync(folder, { recursive: true })));

function run(...args: string[]) {
  const command = ['--import', require.resolve('tsx'), 'scripts/maintain/facts/index.ts'];
  return spawnSync(process.execPath, [...command, ...args], { cwd: ROOT, encoding: 'utf8' });
}

test.each([[[]], [['a']], [['a', 'b', 'c']]])('the arguments %j are rejected', (args) => {
  const { status, stderr } = run(...args);
  expect(stderr).toMatch(/^facts: Pass two folders: .*\nUsage: npm run facts -- /);
  expect(status).toBe(2);
});

test.each(['node-sdk', 'nitrictech/node-sdk', 'nitrictech/node-sdk=/missing'])(
  'the source %s is rejected',
  (source) => {
    const { status, stderr } = run('a', 'b', '--source', source);
    expect(stderr).toContain(
      `facts: --source ${source}: must be a repository and an existing folder`,
    );
    expect(status).toBe(2);
  },
);

test('a source that is not readable leaves the data as it is', () => {
  const before = readConfigFile(CLI_FILE);
  const { status, stderr } = run(
    checkoutOf('unreadable', 'v9.0.0'),
    checkoutOf('providers', 'v9.0.0'),
  );
  expect(stderr).toMatch(/^facts: cmd\/root\.go:6: .* Add a rule for it/);
  expect(status).toBe(1);
  expect(readConfigFile(CLI_FILE)).toBe(before);
});

test('what to check by hand', () => {
  const cli = checkoutOf('cli', 'v1.0.0');
  const lines = handCheckLines({
    cli: { checkout: cli, from: '1.0.0' },
    providers: { checkout: cli, from: '0.9.0' },
  });
  expect(lines[0]).toMatch(/^- cloud services.* \(no tag to compare with\):$/);
  expect(lines[1]).toBe(
    `  git -C ${cli} diff v0.9.0 HEAD -- 'cloud/*/deploy/*.go' 'cloud/*/deploytf/*.go'`,
  );
});
