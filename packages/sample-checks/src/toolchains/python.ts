import fs from 'node:fs';
import path from 'node:path';
import { sdkPackageNameOf, sdkReleaseOf } from '@nitric-docs/nitric-facts/releases';
import { absent, type Readiness } from './readiness';
import { failureOf, preparedFolder, prepareFolder, type PreparedFolder } from './prepared-folder';
import { runCommand } from './run-command';

/** The oldest Python version that the SDK supports. Samples are checked for this version. */
export const PYTHON_VERSION = '3.11';

const COMMANDS = ['python3', 'python'] as const;

/** Prints the version. Fails if the Debian package for virtual environments is missing. */
const PROBE = 'import sys, venv, ensurepip; print("%d.%d" % sys.version_info[:2])';

const lockOf = (version: string): string => path.join(__dirname, `python/${version}.txt`);

const environment = (version: string): PreparedFolder =>
  preparedFolder(`python-${version}`, [
    sdkReleaseOf('python', version),
    fs.readFileSync(lockOf(version), 'utf8'),
  ]);

const minorOf = (version: string): number => Number(version.split('.')[1]);

/** @returns the command of a supported Python, or the reason if there is none */
export async function findPython(): Promise<{ command: string } | { reason: string }> {
  let reason = `no ${COMMANDS.join(' or ')} on PATH`;
  for (const command of COMMANDS) {
    const { status, stdout, missing } = await runCommand(command, ['-c', PROBE]);
    const found = stdout.trim();
    if (status === 0 && found.startsWith('3.') && minorOf(found) >= minorOf(PYTHON_VERSION)) {
      return { command };
    }
    if (!missing) {
      reason =
        status === 0
          ? `${command} is ${found}, but the SDK requires ${PYTHON_VERSION}`
          : `${command} has no module venv or ensurepip`;
    }
  }
  return { reason };
}

/** The interpreter in a virtual environment. The link breaks if the system Python is removed. */
const INTERPRETER = process.platform === 'win32' ? 'Scripts/python.exe' : 'bin/python';

/** Python interpreter with the SDK of a version. Call `preparePython` first. */
export const pythonOf = (version: string): string =>
  path.join(environment(version).folder, INTERPRETER);

async function install(folder: string, version: string): Promise<Readiness | undefined> {
  const python = await findPython();
  if ('reason' in python) {
    return absent(python.reason);
  }
  const made = await runCommand(python.command, ['-m', 'venv', folder]);
  if (made.status !== 0) {
    return failureOf('python -m venv', made);
  }
  const sdk = `${sdkPackageNameOf('python')}==${sdkReleaseOf('python', version)}`;
  const installed = await runCommand(path.join(folder, INTERPRETER), [
    ...['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--no-input'],
    ...['--retries', '1'],
    // Only wheels, so that pip doesn't run build scripts of packages.
    ...['--only-binary', ':all:', '--no-deps', sdk, '--requirement', lockOf(version)],
  ]);
  return installed.status === 0 ? undefined : failureOf(`pip install ${sdk}`, installed);
}

/** Creates a virtual environment with the SDK of a version, unless it exists. */
export const preparePython = (version: string): Promise<Readiness> =>
  prepareFolder(environment(version), (folder) => install(folder, version), INTERPRETER);
