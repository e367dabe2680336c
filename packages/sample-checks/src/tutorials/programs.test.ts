import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { temporaryFolder } from '../tests/temporary-folder';

const PROGRAMS = path.join(__dirname, 'programs');

const { root: folder, write, read } = temporaryFolder();

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

/** @returns what npm prints, its exit status, and the `package.json` that it leaves */
function npm(args: readonly string[], before: string): unknown[] {
  write('package.json', before);
  const env = { PATH, NITRIC_SDK: FILE.replace('file:', '') };
  const { stdout, status } = spawnSync('npm', args, { cwd: folder, env, encoding: 'utf8' });
  return [stdout, status, read('package.json')];
}

beforeAll(() => {
  write('bin/go', GO, { mode: 0o755 });
  write('bin/npm', NPM, { mode: 0o755 });
  ['go.mod', 'copy/go.mod'].forEach((file) => write(file, 'module shop\n'));
  write('copy/go.sum');
});

test('go edits the go.mod of the reader, and other commands use the copy that replaces the SDK', () => {
  expect(go('mod', 'edit', '-module=shop')).toBe('go mod edit -module=shop []\n');
  expect(go('vet', './...')).toContain('go vet ./... [-modfile=');
});

test('go adds packages to the go.mod of the reader, too', () => {
  go('get', 'example.com/added');
  expect(read('go.mod')).toBe('module shop\nrequire example.com/added v1.0.0\n');
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
