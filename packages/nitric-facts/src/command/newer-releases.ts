import { execFileSync } from 'node:child_process';
import { isBefore } from '../key-rows';
import { currentRelease, describedRelease, sdkReleases } from '../releases';

/** The CLI, the providers, and the newest version of each SDK, with the repositories on GitHub whose tags are releases. */
const describedReleases = [
  ...Object.entries(sdkReleases).map(([id, { package: name, repository }]) => ({
    name,
    release: describedRelease(id) ?? '',
    repository,
  })),
  { name: 'Nitric CLI', release: currentRelease.cli, repository: 'nitrictech/cli' },
  { name: 'Nitric providers', release: currentRelease.providers, repository: 'nitrictech/nitric' },
];

/** The newest tag in the output of git. Tags such as `v1.2.0-rc.1` don't count. */
const newestIn = (output: string): string | undefined =>
  [...output.matchAll(/refs\/tags\/v?(\d+\.\d+\.\d+)$/gm)]
    .map(([, release = '']) => release)
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .at(-1);

const readTags = (url: string): string =>
  execFileSync('git', ['ls-remote', '--refs', '--tags', url], { encoding: 'utf8', stdio: 'pipe' });

/**
 * Compares the described releases with the tags of their repositories.
 * @param read returns the tags of a repository. Tests replace it.
 * @returns a line for each newer release, and a note for each repository that can't be read
 */
export function newerReleases(
  described = describedReleases,
  read = readTags,
): { newer: string[]; unread: string[] } {
  const newer: string[] = [];
  const unread: string[] = [];
  for (const { name, release, repository } of described) {
    try {
      const newest = newestIn(read(`https://github.com/${repository}`));
      if (newest !== undefined && isBefore(release, newest)) {
        newer.push(`- ${name}: ${newest} (${repository}); the site describes ${release}`);
      }
    } catch (error) {
      unread.push(`${name}: the tags of ${repository} can't be read. ${String(error)}`);
    }
  }
  return { newer, unread };
}
