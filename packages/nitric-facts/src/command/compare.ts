import { releaseOf, type Release } from '../checkout';
import { cli } from '../cli-data';
import { deployer } from '../deployer-data';
import { errorMessages } from '../error-data';
import { permissions, providers } from '../provider-data';
import { currentRelease } from '../releases';
import { differences } from './differences';
import { lostMessages } from './error-messages';
import { readGoFacts } from './read-go';
import { readSources } from './read-sources';
import { unlistedReleases } from './unlisted-releases';

function releaseTask(name: keyof typeof currentRelease, { tag, date }: Release): string[] {
  const release = tag.replace(/^v/, '');
  const task = `~ releases.json: Set the current release of "${name}" to ${release}, published on ${date}.`;
  return release === currentRelease[name] ? [] : [task];
}

/**
 * Compares the data with the releases in two checkouts, and prints what a person has to do.
 * @returns the number of tasks
 */
export async function compareData(cliFolder: string, providersFolder: string): Promise<number> {
  const releaseTasks = [
    ...releaseTask('cli', releaseOf(cliFolder)),
    ...releaseTask('providers', releaseOf(providersFolder)),
  ];
  const go = await readGoFacts(cliFolder, providersFolder);
  const sources = readSources(cliFolder, providersFolder);
  const checkouts = new Map([
    ['nitrictech/cli', cliFolder],
    ['nitrictech/nitric', providersFolder],
  ]);
  const tasks = [
    ...releaseTasks,
    ...differences({ cli, providers, permissions, created: deployer.aws.created }, go, sources),
    ...lostMessages(errorMessages, checkouts),
    ...unlistedReleases('cli', cliFolder),
    ...unlistedReleases('providers', providersFolder),
  ];
  tasks.forEach((task) => console.info(task));
  return tasks.length;
}
