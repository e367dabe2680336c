import fs from 'node:fs';
import path from 'node:path';
import { stubFilesOf } from '@nitric-docs/nitric-facts/sdk-api';
import { failureOf, preparedFolder, prepareFolder, type PreparedFolder } from './prepared-folder';
import { absent, type Readiness } from './readiness';
import { runCommand, type CommandResult } from './run-command';

const POM = path.join(__dirname, 'jvm/pom.xml');

/** File with the class path of the Kotlin compiler and its library. Written by Maven. */
const CLASSPATH_FILE = 'classpath.txt';

/** The compiled stubs of the SDK. */
const STUBS = 'sdk.jar';

/** The Java version whose class files the SDK consists of. */
const JVM_TARGET = '1.8';

let current: PreparedFolder | undefined;

/** The stubs are read only once, because they don't change in a run. */
const preparedJvm = (): PreparedFolder =>
  (current ??= preparedFolder(
    'jvm',
    [POM, ...stubFilesOf('jvm')].map((file) => fs.readFileSync(file, 'utf8')),
  ));

const compilerClasspathIn = (folder: string): string =>
  fs.readFileSync(path.join(folder, CLASSPATH_FILE), 'utf8').trim();

/** Class path with the stubs of the SDK, the Kotlin compiler, and its library. Call `prepareJvm` first. */
export function jvmClasspath(): string {
  const { folder } = preparedJvm();
  return [path.join(folder, STUBS), compilerClasspathIn(folder)].join(path.delimiter);
}

/** Runs the Kotlin compiler. @param classpath with the compiler, which is also the class path of the sources */
export const runKotlinCompiler = (
  args: readonly string[],
  { classpath, folder }: { classpath: string; folder: string },
): Promise<CommandResult> =>
  runCommand(
    'java',
    [
      ...['-classpath', classpath, 'org.jetbrains.kotlin.cli.jvm.K2JVMCompiler'],
      ...['-no-stdlib', '-no-reflect', '-nowarn', '-classpath', classpath, ...args],
    ],
    { cwd: folder },
  );

async function missingCommand(): Promise<string | undefined> {
  for (const [command, option] of [
    ['javac', '-version'],
    ['mvn', '--version'],
  ] as const) {
    if ((await runCommand(command, [option])).status !== 0) {
      return command;
    }
  }
  return undefined;
}

/** @throws if the stubs don't compile */
async function compileStubs(folder: string): Promise<void> {
  const args = ['-jvm-target', JVM_TARGET, '-d', STUBS, ...stubFilesOf('jvm')];
  const classpath = compilerClasspathIn(folder);
  const { status, stderr } = await runKotlinCompiler(args, { classpath, folder });
  if (status !== 0) {
    throw new Error(`The stubs of the JVM SDK don't compile:\n${stderr}`);
  }
}

async function install(folder: string): Promise<Readiness | undefined> {
  const missing = await missingCommand();
  if (missing !== undefined) {
    return absent(`no ${missing} on PATH`);
  }
  const resolved = await runCommand('mvn', [
    ...['--batch-mode', '--quiet', '--file', POM, 'dependency:build-classpath'],
    `-Dmdep.outputFile=${path.join(folder, CLASSPATH_FILE)}`,
  ]);
  if (resolved.status !== 0) {
    return failureOf('mvn for the Kotlin compiler', resolved);
  }
  await compileStubs(folder);
  return undefined;
}

/** Downloads the Kotlin compiler with Maven and compiles the stubs of the SDK, unless both exist already. */
export const prepareJvm = (): Promise<Readiness> => prepareFolder(preparedJvm(), install, STUBS);
