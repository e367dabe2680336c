import fs from 'node:fs';
import path from 'node:path';
import { sdkPackageNameOf, sdkReleaseOf } from '@nitric-docs/nitric-facts/releases';
import { goSources } from '@nitric-docs/nitric-facts/sdk-api';
import { TOOLCHAIN_FOLDER } from '../folders';
import { latestVersionOf } from '../sdks';
import { install, MissingToolError } from './missing-tool';
import { preparedFolder, prepareFolder, type PreparedFolder } from './prepared-folder';
import { runCommand, type CommandResult } from './run-command';

/**
 * The files of the module for samples. `go.mod` requires the SDK, `go.sum` contains all checksums so that Go doesn't query
 * a checksum database, and `sdk.go` imports the packages that samples can import.
 */
const MODULE_FILES = ['go.mod', 'go.sum', 'sdk.go'];

/** The folder of the module that has the sources of the SDK. */
const SDK_FOLDER = 'sdk';

const PACKAGE = sdkPackageNameOf('go');

const goLineOf = (mod: string): string => /^go .*$/m.exec(mod)?.[0] ?? '';

/** @throws if `go.mod` requires another release than the one in `releases.json` */
function checkRequirement(mod: string, version: string): void {
  const required = `${PACKAGE} v${sdkReleaseOf('go', version)}`;
  if (!mod.includes(`${required}\n`)) {
    throw new Error(
      `packages/sample-checks/src/toolchains/go/${version}/go.mod must require ${required}, as in packages/nitric-facts/releases.json. ` +
        `Store its sources with "npm run facts -- sdk-api go ${version} <checkout>", or update go.mod and run "go mod tidy" in that folder.`,
    );
  }
}

/** The texts of all files of the module, by path. Stored sources replace the package in the registry. */
function moduleFiles(version: string): Map<string, string> {
  const files = new Map(
    MODULE_FILES.map((file) => [
      file,
      fs.readFileSync(path.join(__dirname, 'go', version, file), 'utf8'),
    ]),
  );
  const mod = files.get('go.mod') ?? '';
  const sources = goSources(version);
  if (!sources) {
    checkRequirement(mod, version);
    return files;
  }
  files.set('go.mod', `${mod}\nreplace ${PACKAGE} => ./${SDK_FOLDER}\n`);
  // Without requirements, because those of the SDK's own tools aren't needed.
  files.set(`${SDK_FOLDER}/go.mod`, `module ${PACKAGE}\n\n${goLineOf(mod)}\n`);
  sources.forEach((text, file) => files.set(`${SDK_FOLDER}/${file}`, text));
  return files;
}

export const goEnvironment = {
  GOTOOLCHAIN: 'local',
  GOFLAGS: '-mod=readonly -buildvcs=false',
  GOWORK: 'off',
  CGO_ENABLED: '0',
} as const;

/** @param offline prevents downloads, for example of an unknown package that a sample imports */
export const runGo = (
  args: readonly string[],
  cwd: string,
  { offline }: { offline: boolean },
): Promise<CommandResult> =>
  runCommand('go', args, {
    cwd,
    env: { ...process.env, ...goEnvironment, ...(offline ? { GOPROXY: 'off' } : {}) },
  });

/** A version such as `go1.26.8`. @throws if Go isn't installed */
async function goVersion(): Promise<string> {
  const { status, stdout } = await runGo(['env', 'GOVERSION'], __dirname, { offline: true });
  if (status !== 0) {
    throw new MissingToolError('no go on PATH');
  }
  return stdout.trim();
}

const moduleFolder = (version: string, installed: string): PreparedFolder =>
  preparedFolder(`go-${version}`, [installed, JSON.stringify([...moduleFiles(version)])]);

/** Folder of the module that requires the SDK of a version. Call `prepareGo` first. */
export const goModuleOf = async (version: string): Promise<string> =>
  moduleFolder(version, await goVersion()).folder;

/** Converts `go1.26.8`, or the line `go 1.22.1` of a `go.mod`, to a comparable number: 126 or 122. */
function languageOf(text: string): number {
  const [, major, minor] = /^go ?(\d+)\.(\d+)/m.exec(text) ?? [];
  return Number(major) * 100 + Number(minor);
}

async function writeModule(folder: string, version: string): Promise<void> {
  for (const [name, text] of moduleFiles(version)) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
}

/**
 * The settings with which Go compiles a project with the SDK that samples use. They name a copy of its `go.mod` that replaces
 * the SDK, so that the project has the `go.mod` of a reader.
 */
export async function goProjectEnvironment(folder: string): Promise<NodeJS.ProcessEnv> {
  const version = latestVersionOf('go');
  if (!goSources(version)) {
    return {};
  }
  const sdk = path.join(await goModuleOf(version), SDK_FOLDER);
  const copy = path.join(TOOLCHAIN_FOLDER, 'go-projects', path.basename(folder), 'go.mod');
  const module = fs.readFileSync(path.join(folder, 'go.mod'), 'utf8');
  fs.mkdirSync(path.dirname(copy), { recursive: true });
  fs.writeFileSync(copy, `${module}\nreplace ${PACKAGE} => ${sdk}\n`);
  fs.copyFileSync(path.join(folder, 'go.sum'), copy.replace(/mod$/, 'sum'));
  return { ...goEnvironment, GOFLAGS: `-modfile=${copy} -buildvcs=false` };
}

/**
 * Creates a module that requires the SDK of a version, unless it exists. Downloads the modules that samples import, then the
 * requirements of all modules. Without those, Go reports misleading errors about unknown packages when it is offline.
 * @returns a fingerprint
 */
export async function prepareGo(version: string): Promise<string> {
  const installed = await goVersion();
  const mod = moduleFiles(version).get('go.mod') ?? '';
  if (languageOf(installed) < languageOf(mod)) {
    throw new MissingToolError(`${installed} is on PATH, but the SDK requires ${goLineOf(mod)}`);
  }
  const module = moduleFolder(version, installed);
  const made = await prepareFolder(module, (folder) => writeModule(folder, version), 'sdk.go');
  const options = { cwd: module.folder, env: { ...process.env, ...goEnvironment } };
  await install(`go build of ${PACKAGE}`, 'go', ['build', '.'], options);
  await install('go list', 'go', ['list', '-m', 'all'], options);
  return made;
}

/** The sources of the SDK of a version: the stored ones, or those of the module. Without stored sources, call `prepareGo` first. */
export async function goSdkSources(version: string): Promise<ReadonlyMap<string, string>> {
  const stored = goSources(version);
  if (stored) {
    return stored;
  }
  const args = ['list', '-m', '-f', '{{.Dir}}', PACKAGE];
  const { stdout } = await runGo(args, await goModuleOf(version), { offline: true });
  const folder = stdout.trim();
  const files = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!_test)\.go$/.test(file));
  return new Map(files.map((file) => [file, fs.readFileSync(path.join(folder, file), 'utf8')]));
}
