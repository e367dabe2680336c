import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { stubFilesOf } from '@nitric-docs/nitric-facts/sdk-api';
import { preparedFolder, prepareFolder, type PreparedFolder } from './prepared-folder';
import { absent, type Readiness } from './readiness';
import { runCommand, type CommandResult } from './run-command';

/** Mono's compiler, the only C# compiler in the package registries that the checks use. It supports C# 7. */
const COMPILER = 'mcs';
const DEBIAN_PACKAGE = 'mono-mcs';

/** The compiled stubs of the SDK, and those without the overloads that accept a list of middleware. */
const LIBRARIES = {
  complete: 'Nitric.Sdk.dll',
  withoutMiddleware: 'WithoutMiddleware.dll',
} as const;

type Library = keyof typeof LIBRARIES;

let current: PreparedFolder | undefined;

/** The stubs are read only once, because they don't change in a run. */
const preparedCsharp = (): PreparedFolder =>
  (current ??= preparedFolder(
    'csharp',
    stubFilesOf('csharp').map((file) => fs.readFileSync(file, 'utf8')),
  ));

/** Path of the stubs. Call `prepareCsharp` first. */
export const csharpLibraryOf = (library: Library): string =>
  path.join(preparedCsharp().folder, LIBRARIES[library]);

/** @param args options and source files */
export const runCsharpCompiler = (
  args: readonly string[],
  folder: string,
): Promise<CommandResult> =>
  runCommand(COMPILER, ['-langversion:latest', '-nologo', '-warn:0', ...args], { cwd: folder });

const isInstalled = async (): Promise<boolean> =>
  !(await runCommand(COMPILER, ['--version'])).missing;

/** Installs the compiler if the user is root and apt-get is available. @returns whether it is installed */
function installCompiler(): boolean {
  const aptGet = (...args: string[]): boolean =>
    spawnSync('apt-get', args, { env: process.env, stdio: 'ignore' }).status === 0;
  if (process.getuid?.() !== 0 || !aptGet('--version')) {
    return false;
  }
  console.info(`Installing the Debian package ${DEBIAN_PACKAGE}.`);
  aptGet('update');
  return aptGet('install', '-y', '--no-install-recommends', DEBIAN_PACKAGE);
}

/** @throws if the stubs don't compile */
async function compileStubs(folder: string, library: Library): Promise<void> {
  const symbols = library === 'complete' ? [] : ['-define:WITHOUT_MIDDLEWARE'];
  const args = ['-target:library', `-out:${LIBRARIES[library]}`, ...symbols];
  const { status, stdout, stderr } = await runCsharpCompiler(
    [...args, ...stubFilesOf('csharp')],
    folder,
  );
  if (status !== 0) {
    throw new Error(`The stubs of the .NET SDK don't compile:\n${stdout}${stderr}`);
  }
}

async function compileLibraries(folder: string): Promise<undefined> {
  await compileStubs(folder, 'complete');
  await compileStubs(folder, 'withoutMiddleware');
}

/** Installs the compiler if it can, and compiles the stubs of the SDK, unless they exist already. */
export async function prepareCsharp(): Promise<Readiness> {
  if (!(await isInstalled()) && !installCompiler()) {
    return absent(`no ${COMPILER} on PATH, which the Debian package ${DEBIAN_PACKAGE} contains`);
  }
  return prepareFolder(preparedCsharp(), compileLibraries, LIBRARIES.withoutMiddleware);
}
