import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { TOOLCHAIN_FOLDER } from '../folders';
import { absent, type Readiness } from './readiness';
import type { CommandResult } from './run-command';

/** Error messages of tools if a registry is unreachable or doesn't have the package. */
const UNREACHABLE =
  /no such host|name resolution|NameResolutionError|dial tcp|connection (?:refused|reset)|i\/o timeout|network is unreachable|NewConnectionError|ConnectTimeout|ProxyError|\b40[34] (?:Forbidden|Not Found)|from versions: none|GOPROXY=off|Could not transfer artifact|Could not find artifact|Could not resolve host/i;

/** Maximum length of a quoted error message, in characters. */
const MAX_REASON_LENGTH = 300;

/** Extracts the error from the output of a tool: the first line that starts with ERROR, or the last two lines. */
function reasonIn({ stdout, stderr }: CommandResult): string {
  const lines = stripVTControlCharacters(`${stdout}\n${stderr}`)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^warning/i.test(line));
  const first = lines.find((line) => /^\[?ERROR\b/.test(line));
  const reason = first ?? lines.slice(-2).join(' ');
  return reason.length > MAX_REASON_LENGTH ? `${reason.slice(0, MAX_REASON_LENGTH)}...` : reason;
}

/** Converts a failed installation to a result: `absent` if the registry is the cause, and `failed` otherwise. */
export function failureOf(step: string, result: CommandResult): Readiness {
  const reason = `${step} failed: ${reasonIn(result)}`;
  return UNREACHABLE.test(`${result.stdout}${result.stderr}`)
    ? absent(reason)
    : { ready: false, kind: 'failed', reason };
}

/** A cached folder in `.cache/toolchains` whose name depends on its inputs. */
export interface PreparedFolder {
  /** Name of the toolchain, such as `python-v1`. */
  name: string;
  folder: string;
  fingerprint: string;
}

/**
 * Determines the folder for a set of inputs. Other inputs, such as a new release, result in another folder.
 * @param parent the parent folder, which tests replace
 */
export function preparedFolder(
  name: string,
  inputs: readonly string[],
  parent = TOOLCHAIN_FOLDER,
): PreparedFolder {
  const fingerprint = createHash('sha256').update(JSON.stringify(inputs)).digest('hex');
  return { name, folder: path.join(parent, `${name}-${fingerprint.slice(0, 12)}`), fingerprint };
}

/** Removes the folders for other inputs, such as an older release. */
function removeOlder({ name, folder }: PreparedFolder): void {
  const parent = path.dirname(folder);
  const pattern = new RegExp(`^${name}-[0-9a-f]{12}$`);
  fs.readdirSync(parent)
    .filter((entry) => pattern.test(entry) && entry !== path.basename(folder))
    .forEach((entry) => fs.rmSync(path.join(parent, entry), { recursive: true, force: true }));
}

/**
 * Creates a folder unless it exists. The folder is renamed when it is complete, so interrupted and concurrent runs can't
 * leave an incomplete folder.
 * @param make fills the folder; returns the problem if it fails
 * @param requiredFile a file that exists in a complete folder
 */
export async function prepareFolder(
  prepared: PreparedFolder,
  make: (folder: string) => Promise<Readiness | undefined>,
  requiredFile: string,
): Promise<Readiness> {
  const { folder, fingerprint } = prepared;
  if (!fs.existsSync(path.join(folder, requiredFile))) {
    fs.rmSync(folder, { recursive: true, force: true });
    const draft = `${folder}.${process.pid}`;
    fs.mkdirSync(draft, { recursive: true });
    try {
      const problem = await make(draft);
      if (problem) {
        return problem;
      }
      if (!fs.existsSync(folder)) {
        fs.renameSync(draft, folder);
      }
      removeOlder(prepared);
    } finally {
      fs.rmSync(draft, { recursive: true, force: true });
    }
  }
  return { ready: true, fingerprint };
}
