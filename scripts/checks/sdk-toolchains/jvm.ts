import { lookup } from 'node:dns/promises';
import fs from 'node:fs';
import path from 'node:path';
import { sdkReleaseOf } from '../../../src/config/sdk-releases';
import { absent, type Readiness } from './readiness';
import { failureOf, preparedFolder, prepareFolder, type PreparedFolder } from './prepared-folder';
import { runCommand } from './run-command';

/** File with the class path of the SDK, its dependencies, and the Kotlin compiler. Written by Maven. */
const CLASSPATH_FILE = 'classpath.txt';

/** The repository that `pom.xml` adds to Maven Central. */
const REPOSITORY_HOST = 'jitpack.io';

const pomOf = (version: string): string => path.join(__dirname, 'jvm', version, 'pom.xml');

/** @throws if the project file and `src/config/sdk-releases.json` name different releases */
function pomText(version: string): string {
  const pom = fs.readFileSync(pomOf(version), 'utf8');
  const required = `<version>v${sdkReleaseOf('jvm', version)}</version>`;
  if (!pom.includes(required)) {
    throw new Error(
      `scripts/checks/sdk-toolchains/jvm/${version}/pom.xml must contain ${required}, as in src/config/sdk-releases.json. Update pom.xml.`,
    );
  }
  return pom;
}

const classpathFolder = (version: string): PreparedFolder =>
  preparedFolder(`jvm-${version}`, [pomText(version)]);

/** Class path for the samples of a version. Call `prepareJvm` first. */
export const jvmClasspathOf = (version: string): string =>
  fs.readFileSync(path.join(classpathFolder(version).folder, CLASSPATH_FILE), 'utf8').trim();

/** A DNS lookup fails faster than Maven does. Skipped behind a proxy, which resolves names itself. */
async function isReachable(host: string): Promise<boolean> {
  const isProxied = Boolean(process.env.HTTPS_PROXY ?? process.env.https_proxy);
  return (
    isProxied ||
    lookup(host).then(
      () => true,
      () => false,
    )
  );
}

async function resolve(folder: string, version: string): Promise<Readiness | undefined> {
  for (const [command, option] of [
    ['javac', '-version'],
    ['mvn', '--version'],
  ] as const) {
    if ((await runCommand(command, [option])).status !== 0) {
      return absent(`no ${command} on PATH`);
    }
  }
  if (!(await isReachable(REPOSITORY_HOST))) {
    return absent(`${REPOSITORY_HOST}, the only repository with the JVM SDK, is unreachable`);
  }
  const resolved = await runCommand('mvn', [
    ...['--batch-mode', '--quiet', '--file', pomOf(version), 'dependency:build-classpath'],
    `-Dmdep.outputFile=${path.join(folder, CLASSPATH_FILE)}`,
  ]);
  return resolved.status === 0
    ? undefined
    : failureOf(`mvn for jvm-sdk ${sdkReleaseOf('jvm', version)}`, resolved);
}

/** Downloads the JVM SDK and the Kotlin compiler with Maven, unless they are already installed. */
export const prepareJvm = (version: string): Promise<Readiness> =>
  prepareFolder(classpathFolder(version), (folder) => resolve(folder, version), CLASSPATH_FILE);
