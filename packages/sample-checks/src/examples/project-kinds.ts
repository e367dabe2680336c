import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { nodeSdkFile } from '../samples/node-sdks';
import { latestVersionOf } from '../sdks';
import { goProjectEnvironment, prepareGo } from '../toolchains/go';
import { findPython } from '../toolchains/python';
import { install } from '../toolchains/missing-tool';
import { preparedFolder, prepareFolder } from '../toolchains/prepared-folder';
import { runCommand, type CommandResult } from '../toolchains/run-command';

export interface ProjectKind {
  /** The file that lists the packages of the project. */
  manifest: string;
  /** The file with the exact versions. It has to be part of the project. */
  lock: string;
  /** Installs the packages from the lock file. Bash executes it in the folder of the project. */
  install: string;
  test: string;
  /** The folder of the installed packages in the project, if there is one. */
  packages?: string;
  /** Installs the package manager or the SDK, and returns variables for the commands. */
  prepare?: (folder: string) => Promise<NodeJS.ProcessEnv>;
}

const UV_VERSION = '0.13.9';

/** `uv` is a package of PyPI. */
async function prepareUv(): Promise<NodeJS.ProcessEnv> {
  const prepared = preparedFolder('uv', [UV_VERSION]);
  const make = async (folder: string): Promise<void> => {
    const target = ['-m', 'pip', 'install', '--quiet', '--target', folder, `uv==${UV_VERSION}`];
    await install('pip install uv', await findPython(), target);
  };
  await prepareFolder(prepared, make, 'bin/uv');
  const folders = [path.join(prepared.folder, 'bin'), process.env.PATH ?? ''];
  return { PATH: folders.join(path.delimiter) };
}

async function prepareGoProject(folder: string): Promise<NodeJS.ProcessEnv> {
  await prepareGo(latestVersionOf('go'));
  return goProjectEnvironment(folder);
}

const kinds: readonly ProjectKind[] = [
  {
    manifest: 'package.json',
    lock: 'package-lock.json',
    // As "npm ci", but with the SDK in third_party. Only the first command rejects a lock file that doesn't match.
    install:
      'npm ci --dry-run --ignore-scripts --no-audit && npm install --no-save --no-audit "$NITRIC_SDK" && npm run --if-present postinstall',
    test: 'npm run --silent --if-present check && npm test --silent --if-present',
    packages: 'node_modules',
    prepare: async () => ({ NITRIC_SDK: nodeSdkFile() }),
  },
  {
    manifest: 'pyproject.toml',
    lock: 'uv.lock',
    install: 'uv sync --frozen --quiet',
    test: 'uv run --frozen pytest --quiet',
    packages: '.venv',
    prepare: prepareUv,
  },
  {
    manifest: 'go.mod',
    lock: 'go.sum',
    install: 'go mod download',
    test: 'go vet ./... && go test ./...',
    prepare: prepareGoProject,
  },
];

export const kindOf = (folder: string): ProjectKind | undefined =>
  kinds.find(({ manifest }) => fs.existsSync(path.join(folder, manifest)));

/** Variables that keep the output of package managers free of notices and colors. */
const quiet = { NO_COLOR: '1', npm_config_update_notifier: 'false', npm_config_fund: 'false' };

/** With the programs of the packages of the project on the path. @throws if its package manager can't be installed */
export const environmentOf = async (
  folder: string,
  kind: ProjectKind | undefined,
): Promise<NodeJS.ProcessEnv> => ({
  ...withoutNpm(process.env),
  ...quiet,
  ...(await kind?.prepare?.(folder)),
});

/** Without the variables that `npm run` sets, because they refer to this repository. */
const withoutNpm = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(env).filter(
      ([name]) => !/^npm_(?:package|lifecycle|execpath|command)/.test(name),
    ),
  );

// Bash takes a standard input that is a socket, as in Node.js, for a remote shell, and would read .bashrc.
const bash = (line: string, folder: string, env: NodeJS.ProcessEnv): Promise<CommandResult> =>
  runCommand('bash', ['--norc', '-c', line], { cwd: folder, env });

/** @returns the standard output. @throws with the last lines of the output if the command fails */
export async function runIn(folder: string, line: string, env: NodeJS.ProcessEnv): Promise<string> {
  const { status, stdout, stderr } = await bash(line, folder, env);
  if (status !== 0) {
    const output = `${stdout}\n${stderr}`.trim().split('\n').slice(-30).join('\n    ');
    throw new Error(`"${line}" failed:\n    ${output}`);
  }
  return stdout;
}

/** Installs the packages of a project, unless those of its lock file are installed. @throws if that fails */
export async function installPackages(folder: string, kind: ProjectKind): Promise<void> {
  const lock = path.join(folder, kind.lock);
  if (!fs.existsSync(lock)) {
    throw new Error(`${kind.lock} is missing. Create it with the package manager, and commit it.`);
  }
  const hash = createHash('sha256').update(fs.readFileSync(lock)).digest('hex');
  const marker = kind.packages && path.join(folder, kind.packages, '.installed-lock');
  if (marker && fs.existsSync(marker) && fs.readFileSync(marker, 'utf8') === hash) {
    return;
  }
  await runIn(folder, kind.install, await environmentOf(folder, kind));
  if (marker) {
    fs.writeFileSync(marker, hash);
  }
}
