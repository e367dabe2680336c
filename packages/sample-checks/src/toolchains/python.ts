import fs from 'node:fs';
import path from 'node:path';
import { sdkPackageNameOf, sdkReleaseOf } from '@nitric-docs/nitric-facts/releases';
import { install, MissingToolError } from './missing-tool';
import { preparedFolder, prepareFolder, type PreparedFolder } from './prepared-folder';
import { runCommand } from './run-command';

/** The oldest Python version that the SDK supports. Samples are checked for this version. */
export const PYTHON_VERSION = '3.11';

/** Prints the version. Fails if the Debian package for virtual environments is missing. */
const PROBE = 'import sys, venv, ensurepip; print("%d.%d" % sys.version_info[:2])';

const lockOf = (version: string): string => path.join(__dirname, `python/${version}.txt`);

const environment = (version: string): PreparedFolder =>
  preparedFolder(`python-${version}`, [
    sdkReleaseOf('python', version),
    fs.readFileSync(lockOf(version), 'utf8'),
  ]);

const minorOf = (version: string): number => Number(version.split('.')[1]);

/** @throws if Python isn't installed, or older than the SDK supports */
export async function findPython(): Promise<string> {
  const { status, stdout, missing } = await runCommand('python3', ['-c', PROBE]);
  if (status !== 0) {
    throw new MissingToolError(
      missing ? 'no python3 on PATH' : 'python3 has no module venv or ensurepip',
    );
  }
  if (minorOf(stdout) < minorOf(PYTHON_VERSION)) {
    throw new MissingToolError(
      `python3 is ${stdout.trim()}, but the SDK requires ${PYTHON_VERSION}`,
    );
  }
  return 'python3';
}

/** The interpreter in a virtual environment. The link breaks if the system Python is removed. */
const INTERPRETER = process.platform === 'win32' ? 'Scripts/python.exe' : 'bin/python';

/** Python interpreter with the SDK of a version. Call `preparePython` first. */
export const pythonOf = (version: string): string =>
  path.join(environment(version).folder, INTERPRETER);

async function installSdk(folder: string, version: string): Promise<void> {
  await install('python -m venv', await findPython(), ['-m', 'venv', folder]);
  const sdk = `${sdkPackageNameOf('python')}==${sdkReleaseOf('python', version)}`;
  await install(`pip install ${sdk}`, path.join(folder, INTERPRETER), [
    ...['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--no-input'],
    ...['--retries', '1'],
    // Only wheels, so that pip doesn't run build scripts of packages.
    ...['--only-binary', ':all:', '--no-deps', sdk, '--requirement', lockOf(version)],
  ]);
}

/** Creates a virtual environment with the SDK of a version, unless it exists. @returns a fingerprint */
export const preparePython = (version: string): Promise<string> =>
  prepareFolder(environment(version), (folder) => installSdk(folder, version), INTERPRETER);
