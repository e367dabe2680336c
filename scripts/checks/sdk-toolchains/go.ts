import fs from 'node:fs';
import path from 'node:path';
import { sdkReleaseOf } from '../../../src/config/sdk-releases';
import { sdkOf } from '../../../src/config/sdks';
import { absent, type Readiness } from './contracts';
import { failureOf, preparedFolder, prepareFolder, type PreparedFolder } from './prepared-folder';
import { runCommand, type CommandResult } from './run-command';

/**
 * The files that make a module for samples. `go.mod` requires the SDK and `go.sum` has the checksums of all that it
 * needs, so that no checksum database is asked; `sdk.go` imports the packages that samples may import.
 */
const MODULE_FILES = ['go.mod', 'go.sum', 'sdk.go'] as const;

const sourceOf = (version: string, file: string): string =>
  path.join(__dirname, 'go', version, file);

/** @throws when `go.mod` and `src/config/sdk-releases.json` name different releases */
function moduleTexts(version: string): Record<(typeof MODULE_FILES)[number], string> {
  const [mod, sum, sdk] = MODULE_FILES.map((file) =>
    fs.readFileSync(sourceOf(version, file), 'utf8'),
  );
  const required = `${sdkOf('go').packageName} v${sdkReleaseOf('go', version)}`;
  if (!mod?.includes(`${required}\n`)) {
    throw new Error(
      `scripts/checks/sdk-toolchains/go/${version}/go.mod does not require ${required}, which src/config/sdk-releases.json names. ` +
        'Change it there and run "go mod tidy" in that folder.',
    );
  }
  return { 'go.mod': mod, 'go.sum': sum ?? '', 'sdk.go': sdk ?? '' };
}

const moduleFolder = (version: string, goVersion: string): PreparedFolder =>
  preparedFolder(`go-${version}`, [goVersion, ...Object.values(moduleTexts(version))]);

/** What every call of Go has in common: the local toolchain, the locked versions, and no C compiler. */
const baseEnv = {
  GOTOOLCHAIN: 'local',
  GOFLAGS: '-mod=readonly -buildvcs=false',
  GOWORK: 'off',
  CGO_ENABLED: '0',
} as const;

/** @param offline that nothing may be downloaded: a sample that imports an unknown package must not ask a proxy */
export const runGo = (
  args: readonly string[],
  cwd: string,
  { offline }: { offline: boolean },
): Promise<CommandResult> =>
  runCommand('go', args, {
    cwd,
    env: { ...process.env, ...baseEnv, ...(offline ? { GOPROXY: 'off' } : {}) },
  });

/** `go1.26.8`; undefined where there is no Go. */
async function goVersion(): Promise<string | undefined> {
  const { status, stdout } = await runGo(['env', 'GOVERSION'], __dirname, { offline: true });
  return status === 0 ? stdout.trim() : undefined;
}

/** The module that has the SDK of a version, once `prepareGo` has said that it is ready. */
export async function goModuleOf(version: string): Promise<string> {
  return moduleFolder(version, (await goVersion()) ?? '').folder;
}

/** The folder of the SDK's sources in the module cache. */
export async function goSdkSources(version: string): Promise<string> {
  const args = ['list', '-m', '-f', '{{.Dir}}', sdkOf('go').packageName];
  const { stdout } = await runGo(args, await goModuleOf(version), { offline: true });
  return stdout.trim();
}

/** The `major.minor` of `go1.26.8` or of the line `go 1.22.1` in a `go.mod`, as a number that grows: 126, 122. */
function languageOf(text: string): number {
  const [, major, minor] = /^go ?(\d+)\.(\d+)/m.exec(text) ?? [];
  return Number(major) * 100 + Number(minor);
}

/**
 * Builds what samples import, not samples in folders of the module: that downloads what isn't in the module cache. Then asks for
 * the requirements of all modules: without them Go, offline, says of an unknown package only that it lacks them.
 */
async function build(folder: string): Promise<Readiness | undefined> {
  const built = await runGo(['build', '.'], folder, { offline: false });
  if (built.status !== 0) {
    return failureOf(`go build of ${sdkOf('go').packageName}`, built);
  }
  await runGo(['list', '-m', 'all'], folder, { offline: false });
  return undefined;
}

function writeModule(folder: string, version: string): Promise<undefined> {
  for (const [file, text] of Object.entries(moduleTexts(version))) {
    fs.writeFileSync(path.join(folder, file), text);
  }
  return Promise.resolve(undefined);
}

/** Makes a module that requires the SDK of a version, unless there is one, and downloads what it needs. */
export async function prepareGo(version: string): Promise<Readiness> {
  const found = await goVersion();
  if (found === undefined) {
    return absent('no go on PATH');
  }
  const { 'go.mod': mod } = moduleTexts(version);
  if (languageOf(found) < languageOf(mod)) {
    return absent(`${found} is on PATH, the SDK needs ${/^go .*$/m.exec(mod)?.[0]}`);
  }
  const module = moduleFolder(version, found);
  const made = await prepareFolder(module, (folder) => writeModule(folder, version), 'sdk.go');
  return (await build(module.folder)) ?? made;
}
