import fs from 'node:fs';
import path from 'node:path';
import { TOOLCHAIN_FOLDER } from '../folders';
import { sdkPackageNameOf, sdkReleaseOf } from '@nitric-docs/nitric-facts/releases';
import { latestVersionOf } from '../sdks';
import { absent, type Readiness } from './readiness';
import { failureOf, preparedFolder, prepareFolder, type PreparedFolder } from './prepared-folder';
import {
  goApiSchema,
  goInterfaceProgram,
  isDescriptionOf,
  readGoApi,
  type GoApi,
} from '@nitric-docs/nitric-facts/sdk-api';
import { goStubs } from './go-stubs';
import { checkoutFiles, GO_SDK_VARIABLE, type SdkFiles } from './go-sdk';

import { runCommand, type CommandResult } from './run-command';

/**
 * The files of the module for samples. `go.mod` requires the SDK, `go.sum` contains all checksums so that Go doesn't query
 * a checksum database, and `sdk.go` imports the packages that samples can import.
 */
const MODULE_FILES = ['go.mod', 'go.sum', 'sdk.go'] as const;

const sourceOf = (version: string, file: string): string =>
  path.join(__dirname, 'go', version, file);

/** @throws if `go.mod` and `packages/nitric-facts/releases.json` name different releases */
function moduleTexts(version: string): Record<(typeof MODULE_FILES)[number], string> {
  const [mod, sum, sdk] = MODULE_FILES.map((file) =>
    fs.readFileSync(sourceOf(version, file), 'utf8'),
  );
  const required = `${sdkPackageNameOf('go')} v${sdkReleaseOf('go', version)}`;
  if (!mod?.includes(`${required}\n`)) {
    throw new Error(
      `packages/sample-checks/src/toolchains/go/${version}/go.mod must require ${required}, as in packages/nitric-facts/releases.json. ` +
        'Update go.mod and run "go mod tidy" in that folder.',
    );
  }
  return { 'go.mod': mod, 'go.sum': sum ?? '', 'sdk.go': sdk ?? '' };
}

const baseEnv = {
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
    env: { ...process.env, ...baseEnv, ...(offline ? { GOPROXY: 'off' } : {}) },
  });

/** Returns a version such as `go1.26.8`, or undefined if Go isn't installed. */
async function goVersion(): Promise<string | undefined> {
  const { status, stdout } = await runGo(['env', 'GOVERSION'], __dirname, { offline: true });
  return status === 0 ? stdout.trim() : undefined;
}

/** Where the module for samples has the SDK from. */
export interface GoSdk {
  /** `signatures`: stubs, which compile but can't run. */
  kind: 'registry' | 'checkout' | 'signatures';
  /** What the module is compiled with instead of the package in the registry. */
  files?: SdkFiles;
}

async function findSdk(version: string): Promise<GoSdk> {
  if (!isDescriptionOf(readGoApi(), version)) {
    return { kind: 'registry' };
  }
  const checkout = process.env[GO_SDK_VARIABLE];
  if (checkout) {
    return { kind: 'checkout', files: checkoutFiles(checkout) };
  }
  const module = `${sdkPackageNameOf('go')}@v${sdkReleaseOf('go', version)}`;
  const { status } = await runGo(['mod', 'download', module], __dirname, { offline: false });
  return status === 0 ? { kind: 'registry' } : { kind: 'signatures', files: goStubs(readGoApi()) };
}

const sdks = new Map<string, Promise<GoSdk>>();

/**
 * The SDK of a version: a checkout of its release, the package in the registry, or its signatures if the registry lacks it.
 * @throws if NITRIC_GO_SDK names something else than a checkout of the release
 */
export function goSdk(version: string): Promise<GoSdk> {
  const sdk = sdks.get(version) ?? findSdk(version);
  sdks.set(version, sdk);
  return sdk;
}

/** The folder of the module that has the files of the SDK. */
const SDK_FOLDER = 'sdk';

/** The texts of all files of the module, by path. */
async function moduleFiles(version: string): Promise<SdkFiles> {
  const texts = moduleTexts(version);
  const { files } = await goSdk(version);
  if (!files) {
    return new Map(Object.entries(texts));
  }
  const packageName = sdkPackageNameOf('go');
  const replaced = `${texts['go.mod']}\nreplace ${packageName} => ./${SDK_FOLDER}\n`;
  return new Map([
    ...Object.entries({ ...texts, 'go.mod': replaced }),
    // Without requirements, because those of the SDK's own tools aren't needed.
    [`${SDK_FOLDER}/go.mod`, `module ${packageName}\n\n${/^go .*$/m.exec(replaced)?.[0]}\n`],
    ...[...files].map(([file, text]) => [`${SDK_FOLDER}/${file}`, text] as const),
  ]);
}

async function moduleFolder(version: string, goVersion: string): Promise<PreparedFolder> {
  const { kind } = await goSdk(version);
  const inputs = [goVersion, JSON.stringify([...(await moduleFiles(version))])];
  return preparedFolder(kind === 'registry' ? `go-${version}` : `go-${version}-${kind}`, inputs);
}

/** Folder of the module that requires the SDK of a version. Call `prepareGo` first. */
export async function goModuleOf(version: string): Promise<string> {
  return (await moduleFolder(version, (await goVersion()) ?? '')).folder;
}

/** Converts `go1.26.8`, or the line `go 1.22.1` of a `go.mod`, to a comparable number: 126 or 122. */
function languageOf(text: string): number {
  const [, major, minor] = /^go ?(\d+)\.(\d+)/m.exec(text) ?? [];
  return Number(major) * 100 + Number(minor);
}

/**
 * Downloads the modules that samples import, then the requirements of all modules. Without the requirements, Go reports
 * misleading errors about unknown packages when it is offline.
 */
async function build(folder: string): Promise<Readiness | undefined> {
  const built = await runGo(['build', '.'], folder, { offline: false });
  if (built.status !== 0) {
    return failureOf(`go build of ${sdkPackageNameOf('go')}`, built);
  }
  await runGo(['list', '-m', 'all'], folder, { offline: false });
  return undefined;
}

async function writeModule(folder: string, version: string): Promise<undefined> {
  for (const [name, text] of await moduleFiles(version)) {
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
  const { files } = await goSdk(version);
  if (!files) {
    return {};
  }
  const sdk = path.join(await goModuleOf(version), SDK_FOLDER);
  const copy = path.join(TOOLCHAIN_FOLDER, 'go-projects', path.basename(folder), 'go.mod');
  const module = fs.readFileSync(path.join(folder, 'go.mod'), 'utf8');
  fs.mkdirSync(path.dirname(copy), { recursive: true });
  fs.writeFileSync(copy, `${module}\nreplace ${sdkPackageNameOf('go')} => ${sdk}\n`);
  fs.copyFileSync(path.join(folder, 'go.sum'), copy.replace(/mod$/, 'sum'));
  return { ...baseEnv, GOFLAGS: `-modfile=${copy} -buildvcs=false` };
}

/** Creates a module that requires the SDK of a version, unless it exists, and downloads its dependencies. */
export async function prepareGo(version: string): Promise<Readiness> {
  const found = await goVersion();
  if (found === undefined) {
    return absent('no go on PATH');
  }
  const { 'go.mod': mod } = moduleTexts(version);
  if (languageOf(found) < languageOf(mod)) {
    return absent(`${found} is on PATH, but the SDK requires ${/^go .*$/m.exec(mod)?.[0]}`);
  }
  const module = await moduleFolder(version, found);
  const made = await prepareFolder(module, (folder) => writeModule(folder, version), 'sdk.go');
  return (await build(module.folder)) ?? made;
}

/**
 * Reads the public interface of a Go module with Go's type checker.
 * @param folder of a module that requires it
 * @param module its path, such as `github.com/nitrictech/go-sdk`
 * @param packages patterns of its public packages, such as `nitric/...`
 * @throws with the output of Go if the packages don't compile
 */
export async function readGoInterface(
  folder: string,
  module: string,
  packages: readonly string[],
): Promise<GoApi['types']> {
  const args = ['run', goInterfaceProgram, module, ...packages];
  const { status, stdout, stderr } = await runGo(args, folder, { offline: true });
  if (status !== 0) {
    throw new Error(`Go can't read the packages of ${module}:\n${stderr}`);
  }
  return goApiSchema.shape.types.parse(JSON.parse(stdout));
}
