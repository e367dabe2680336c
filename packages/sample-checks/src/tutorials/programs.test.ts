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

/** Replaces npm: prints its arguments, and adds the SDK that they name. */
const NPM = `#!/usr/bin/env bash
cat package.json
echo "npm $*"
[ -z "\${2:-}" ] || printf '{ "@nitric/sdk": "%s" }\\n' "$2" > package.json
exit 3
`;

const PATH = [PROGRAMS, path.join(folder, 'bin'), process.env.PATH].join(path.delimiter);

function go(...args: string[]): string {
  const env = { PATH, GOFLAGS: `-modfile=${path.join(folder, 'copy/go.mod')}` };
  return spawnSync('go', args, { cwd: folder, env, encoding: 'utf8' }).stdout;
}

const packageJson = path.join(folder, 'package.json');

/** @returns what npm prints, its exit status, and the `package.json` that it leaves */
function npm(args: readonly string[], before: string): unknown[] {
  fs.writeFileSync(packageJson, before);
  const env = { PATH, NITRIC_SDK: FILE.replace('file:', '') };
  const { stdout, status } = spawnSync('npm', args, { cwd: folder, env, encoding: 'utf8' });
  return [stdout, status, fs.readFileSync(packageJson, 'utf8')];
}

beforeAll(() => {
  ['bin', 'copy'].forEach((name) => fs.mkdirSync(path.join(folder, name)));
  fs.writeFileSync(path.join(folder, 'bin/go'), GO, { mode: 0o755 });
  fs.writeFileSync(path.join(folder, 'bin/npm'), NPM, { mode: 0o755 });
  ['go.mod', 'copy/go.mod'].forEach((file) =>
    fs.writeFileSync(path.join(folder, file), 'module shop\n'),
  );
  fs.writeFileSync(path.join(folder, 'copy/go.sum'), '');
});

test('go edits the go.mod of the reader, and other commands use the copy that replaces the SDK', () => {
  expect(go('mod', 'edit', '-module=shop')).toBe('go mod edit -module=shop []\n');
  expect(go('vet', './...')).toContain('go vet ./... [-modfile=');
});

test('go adds packages to the go.mod of the reader, too', () => {
  go('get', 'example.com/added');
  expect(fs.readFileSync(path.join(folder, 'go.mod'), 'utf8')).toBe(
    'module shop\nrequire example.com/added v1.0.0\n',
  );
});

const FILE = 'file:/sdk/nitric-sdk-1.4.2.tgz';
const before = '{ "@nitric/sdk": "^1.3.3" }\n';

test.each([
  [
    'keeps the range of the reader',
    ['install'],
    before,
    `{ "@nitric/sdk": "${FILE}" }\nnpm install\n`,
    before,
  ],
  [
    'adds the SDK with the release of the file',
    ['install', '@nitric/sdk'],
    '{}\n',
    `{}\nnpm install ${FILE}\n`,
    '{ "@nitric/sdk": "^1.4.2" }\n',
  ],
  ['executes other commands as they are', ['test'], before, `${before}npm test\n`, before],
])('npm %s', (_, args, own, printed, left) => {
  expect(npm(args, own)).toEqual([printed, 3, left]);
});
