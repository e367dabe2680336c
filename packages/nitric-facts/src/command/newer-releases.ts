import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { currentRelease, describedRelease, sdkReleases } from '../releases';

/** Something whose release the site describes. */
export interface Described {
  /** Name of the package or the program. */
  name: string;
  release: string;
  /** Repository on GitHub whose tags are releases. */
  repository: string;
  /** The command that prints the newest release in a registry. */
  registry?: readonly [string, ...string[]] | undefined;
}

const registries: Readonly<Record<string, readonly [string, ...string[]]>> = {
  nodejs: ['npm', 'view', '@nitric/sdk', 'version'],
  python: ['python3', '-m', 'pip', 'index', 'versions', 'nitric'],
  go: ['go', 'list', '-m', '-f', '{{.Version}}', 'github.com/nitrictech/go-sdk@latest'],
};

/** The CLI, the providers, and the newest version of each SDK. */
export function describedReleases(): Described[] {
  const described = Object.entries(sdkReleases).map(([id, sdk]) => ({
    name: sdk.package,
    release: describedRelease(id) ?? '',
    repository: sdk.repository,
    registry: registries[id],
  }));
  const { cli, providers } = currentRelease;
  return [
    ...described,
    { name: 'Nitric CLI', release: cli, repository: 'nitrictech/cli' },
    { name: 'Nitric providers', release: providers, repository: 'nitrictech/nitric' },
  ];
}

const numbersOf = (release: string): number[] => release.split('.').map(Number);

function compareReleases(a: string, b: string): number {
  const [left, right] = [numbersOf(a), numbersOf(b)];
  return left.map((number, index) => number - (right[index] ?? 0)).find(Boolean) ?? 0;
}

/** The newest release in the output of a command. Releases such as `1.2.0-rc.1` don't count. */
export const newestIn = (output: string): string | undefined =>
  [...output.matchAll(/(?<![\w.-])v?(\d+\.\d+\.\d+)(?![\w.+-])/g)]
    .flatMap(([, release]) => release ?? [])
    .sort(compareReleases)
    .at(-1);

/** Runs a command. @returns its output, or undefined if it fails. Tests replace it. */
export type Run = (command: string, ...args: string[]) => Promise<string | undefined>;

const run: Run = (command, ...args) =>
  promisify(execFile)(command, args).then(
    ({ stdout }) => stdout,
    () => undefined,
  );

/**
 * Compares a described release with the tags of its repository, and with its registry.
 * @returns a line for each newer release, and a note for each place that can't be read
 */
async function compare(
  { name, release, repository, registry }: Described,
  execute: Run,
): Promise<{ newer: string[]; unread: string[] }> {
  const url = `https://github.com/${repository}`;
  const tags: [string, ...string[]] = ['git', 'ls-remote', '--refs', '--tags', url];
  const places = [
    { place: `tags of ${repository}`, command: tags },
    ...(registry ? [{ place: 'registry', command: registry }] : []),
  ];
  const newer: string[] = [];
  const unread: string[] = [];
  for (const { place, command } of places) {
    const output = await execute(...command);
    const newest =
      output === undefined ? undefined : newestIn(output.replace(/refs\/tags\//g, ' '));
    if (newest === undefined) {
      unread.push(`${name}: the ${place} can't be read. Run "${command.join(' ')}".`);
    } else if (compareReleases(newest, release) > 0) {
      newer.push(`- ${name}: ${newest} (${place}); the site describes ${release}`);
    }
  }
  return { newer, unread };
}

/** Looks for releases that are newer than the described ones. */
export async function newerReleases(
  described: readonly Described[] = describedReleases(),
  execute: Run = run,
): Promise<{ newer: string[]; unread: string[] }> {
  const results = await Promise.all(described.map((one) => compare(one, execute)));
  return {
    newer: results.flatMap(({ newer }) => newer),
    unread: results.flatMap(({ unread }) => unread),
  };
}
