import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { absent, type Readiness } from './contracts';
import type { CommandResult } from './run-command';

/** The root of the repository. */
const siteDir = path.resolve(__dirname, '../../..');

/** Where the checks keep what they install, below the root of the repository. */
export const TOOLCHAIN_FOLDER = path.join(siteDir, '.cache/toolchains');

/** What tools print when a registry can't be reached, or holds no such package. */
const UNREACHABLE =
  /no such host|name resolution|NameResolutionError|dial tcp|connection (?:refused|reset)|i\/o timeout|network is unreachable|NewConnectionError|ConnectTimeout|ProxyError|\b40[34] (?:Forbidden|Not Found)|from versions: none|GOPROXY=off|Could not transfer artifact|Could not find artifact|Could not resolve host/i;

/** Longest part of what a tool said that a line repeats, in characters. */
const MAX_WORDS = 300;

/** What a tool gave as its reason, as one line: its first line that says ERROR, or its last two. */
function reasonIn({ stdout, stderr }: CommandResult): string {
  const lines = stripVTControlCharacters(`${stdout}\n${stderr}`)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^warning/i.test(line));
  const first = lines.find((line) => /^\[?ERROR\b/.test(line));
  const reason = first ?? lines.slice(-2).join(' ');
  return reason.length > MAX_WORDS ? `${reason.slice(0, MAX_WORDS)}...` : reason;
}

/** Why an installation failed: without a registry there is nothing to check against, all else is an error. */
export function failureOf(step: string, result: CommandResult): Readiness {
  const reason = `${step} failed: ${reasonIn(result)}`;
  return UNREACHABLE.test(`${result.stdout}${result.stderr}`)
    ? absent(reason)
    : { ready: false, kind: 'failed', reason };
}

/** A folder below `.cache/toolchains` that is made once for its inputs. */
export interface PreparedFolder {
  /** The toolchain's, such as `python-v1`. */
  name: string;
  folder: string;
  fingerprint: string;
}

/**
 * Names the folder for a set of inputs: other inputs, such as a new release, get another folder.
 * @param parent where it lies; tests have another
 */
export function preparedFolder(
  name: string,
  inputs: readonly string[],
  parent = TOOLCHAIN_FOLDER,
): PreparedFolder {
  const fingerprint = createHash('sha256').update(JSON.stringify(inputs)).digest('hex');
  return { name, folder: path.join(parent, `${name}-${fingerprint.slice(0, 12)}`), fingerprint };
}

/** Removes what was made for other inputs, such as an older release. */
function removeOlder({ name, folder }: PreparedFolder): void {
  const parent = path.dirname(folder);
  const pattern = new RegExp(`^${name}-[0-9a-f]{12}$`);
  fs.readdirSync(parent)
    .filter((entry) => pattern.test(entry) && entry !== path.basename(folder))
    .forEach((entry) => fs.rmSync(path.join(parent, entry), { recursive: true, force: true }));
}

/**
 * Makes a folder unless an earlier run has: it gets its name when it is complete, so that a run that ends half way or
 * at the same time leaves nothing wrong behind.
 * @param make fills a folder; returns why it can't, or undefined
 * @param proof a path in the folder that is there when it can be used
 */
export async function prepareFolder(
  prepared: PreparedFolder,
  make: (folder: string) => Promise<Readiness | undefined>,
  proof: string,
): Promise<Readiness> {
  const { folder, fingerprint } = prepared;
  if (!fs.existsSync(path.join(folder, proof))) {
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
