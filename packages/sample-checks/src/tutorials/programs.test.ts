import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const PROGRAMS = path.join(__dirname, 'programs');

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'programs-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** Replaces Go: prints its arguments and flags, and adds a package to the file that the flags name. */
const GO = `#!/usr/bin/env bash
echo "go $* [$GOFLAGS]"
[ "$1" != get ] || echo 'require example.com/added v1.0.0' >> "\${GOFLAGS#-modfile=}"
`;

function go(...args: string[]): string {
  const programs = [PROGRAMS, path.join(folder, 'bin')].join(path.delimiter);
  const env = {
    PATH: `${programs}${path.delimiter}${process.env.PATH}`,
    GOFLAGS: `-modfile=${path.join(folder, 'copy/go.mod')}`,
  };
  return spawnSync('go', args, { cwd: folder, env, encoding: 'utf8' }).stdout;
}

beforeAll(() => {
  ['bin', 'copy'].forEach((name) => fs.mkdirSync(path.join(folder, name)));
  fs.writeFileSync(path.join(folder, 'bin/go'), GO, { mode: 0o755 });
  ['go.mod', 'copy/go.mod'].forEach((file) =>
    fs.writeFileSync(path.join(folder, file), 'module shop\n'),
  );
  fs.writeFileSync(path.join(folder, 'copy/go.sum'), '');
});

test('go edits the go.mod of the reader', () => {
  expect(go('mod', 'edit', '-module=shop')).toBe('go mod edit -module=shop []\n');
});

test('other commands of go use the copy that replaces the SDK', () => {
  expect(go('vet', './...')).toContain('go vet ./... [-modfile=');
});

test('go adds packages to the go.mod of the reader, too', () => {
  go('get', 'example.com/added');
  expect(fs.readFileSync(path.join(folder, 'go.mod'), 'utf8')).toBe(
    'module shop\nrequire example.com/added v1.0.0\n',
  );
});
