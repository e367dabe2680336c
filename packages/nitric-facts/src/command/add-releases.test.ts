/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { addReleases } from './add-releases';

let folder = '';
let file = '';
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'add-releases-'));
  file = path.join(folder, 'history.yaml');
  execFileSync('git', ['init', '--quiet', folder]);
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

function commit(subject: string, tag?: string): void {
  const git = ['-C', folder, '-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  const env = { ...process.env, GIT_COMMITTER_DATE: '2026-02-03T04:05:06Z' };
  execFileSync('git', [...git, 'commit', '--quiet', '--allow-empty', '--message', subject], {
    env,
  });
  if (tag !== undefined) {
    execFileSync('git', [...git, 'tag', tag]);
  }
}

const before = `# Newest first.

cli:
  - release: 1.9.0
    date: 2025-10-08
    change: 'Adds \`nitric add\`: a command.'
`;

it('adds the releases after the newest listed one, with their commits as comments', () => {
  fs.writeFileSync(file, before);
  commit('feat: nitric add', 'v1.9.0');
  commit('feat: a candidate', 'v1.10.0-rc.1');
  commit('fix: queues (#7)', 'v1.10.0');
  commit('chore: docs', 'v1.10.1');
  commit('after the release');
  const tasks = addReleases('cli', folder, file);
  expect(tasks.map((task) => task.slice(0, 12))).toEqual(['+ cli 1.10.1', '+ cli 1.10.0']);
  const entries = `cli:
  - release: 1.10.1
    date: 2026-02-03
    change: '' # chore: docs
  - release: 1.10.0
    date: 2026-02-03
    change: '' # fix: queues (#7); feat: a candidate
`;
  const after = before.replace('cli:\n', entries);
  expect(fs.readFileSync(file, 'utf8')).toBe(after);
  expect(addReleases('cli', folder, file)).toEqual(tasks);
  expect(fs.readFileSync(file, 'utf8')).toBe(after);
});

it('leaves the file as it is without newer releases, and for a product that it lacks', () => {
  fs.writeFileSync(file, before);
  commit('feat: nitric add', 'v1.9.0');
  expect([addReleases('cli', folder, file), addReleases('jvm', folder, file)]).toEqual([[], []]);
  expect(fs.readFileSync(file, 'utf8')).toBe(before);
});
