// npm run facts: updates the data of the CLI and the providers from the sources of their releases. With --newer, it lists the releases
// that are newer than the described ones.
import fs from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import type { CliContent } from '@nitric-docs/nitric-facts';
import type { DeployerContent } from '@nitric-docs/nitric-facts';
import { errorMessages } from '@nitric-docs/nitric-facts';
import type { ProvidersContent } from '@nitric-docs/nitric-facts';
import { readConfigFile } from '../../../src/config/node/read-data';
import { runCommandLine } from '../../lib/command';
import { ROOT } from '../../lib/root';
import { releaseOf } from '../../lib/checkout';
import { readArguments, USAGE, type Arguments } from './arguments';
import { updateCli } from './compare-cli';
import { updateCreated } from './compare-created';
import { updateProviders } from './compare-providers';
import { errorMessageLines } from './error-messages';
import { handCheckLines } from './hand-checks';
import { newerReleases } from './newer-releases';
import { readCli } from './read-cli';
import { readCreated } from './read-created';
import { readProviders } from './read-providers';

const CLI_FILE = 'packages/nitric-facts/data/cli.json';
const PROVIDERS_FILE = 'packages/nitric-facts/data/providers.json';
const DEPLOYER_FILE = 'packages/nitric-facts/data/deployer-permissions.json';
const RELEASES_FILE = 'packages/nitric-facts/releases.json';

const versionOf = (checkout: string): string => releaseOf(checkout).tag.replace(/^v/, '');

/** Replaces the release of the CLI or the providers in the text of `packages/nitric-facts/releases.json`. */
function withRelease(text: string, name: string, from: string, to: string): string {
  const old = `${name}: '${from}'`;
  if (!text.includes(old)) {
    throw new Error(`${RELEASES_FILE}: doesn't contain ${old}. Make it agree with the data.`);
  }
  return text.replace(old, `${name}: '${to}'`);
}

async function formatJson(file: string, content: unknown): Promise<string> {
  const options = await resolveConfig(path.join(ROOT, file));
  return format(JSON.stringify(content, null, 2), { ...options, parser: 'json' });
}

/** Prints releases that the site doesn't describe yet. @returns the number of places that can't be read */
async function printNewer(): Promise<number> {
  const { newer, unread } = await newerReleases();
  newer.forEach((line) => console.info(line));
  unread.forEach((line) => console.error(line));
  return unread.length;
}

async function main(): Promise<number> {
  const args = readArguments();
  return args.newer ? printNewer() : update(args);
}

async function update({ checkouts, ...folders }: Arguments): Promise<number> {
  const release = { cli: versionOf(folders.cli), providers: versionOf(folders.providers) };
  const oldCli = JSON.parse(readConfigFile(CLI_FILE)) as CliContent;
  const oldProviders = JSON.parse(readConfigFile(PROVIDERS_FILE)) as ProvidersContent;
  const oldDeployer = JSON.parse(readConfigFile(DEPLOYER_FILE)) as DeployerContent;
  const cli = updateCli(oldCli, await readCli(folders.cli), release.cli);
  const facts = await readProviders(folders.providers);
  const providers = updateProviders(oldProviders, facts, release.providers);
  const created = await readCreated(folders.providers);
  const deployer = updateCreated(oldDeployer, created, release.providers);
  const releases = withRelease(
    withRelease(readConfigFile(RELEASES_FILE), 'cli', oldCli.release, release.cli),
    'providers',
    oldProviders.release,
    release.providers,
  );
  const files = [
    [CLI_FILE, await formatJson(CLI_FILE, cli.content)],
    [PROVIDERS_FILE, await formatJson(PROVIDERS_FILE, providers.content)],
    [DEPLOYER_FILE, await formatJson(DEPLOYER_FILE, deployer.content)],
    [RELEASES_FILE, releases],
  ] as const;
  files.forEach(([file, text]) => fs.writeFileSync(path.join(ROOT, file), text));
  const changes = [...cli.changes, ...providers.changes, ...deployer.changes];
  const byHand = handCheckLines({
    cli: { checkout: folders.cli, from: oldCli.release },
    providers: { checkout: folders.providers, from: oldProviders.release },
  });
  const messages = errorMessageLines(errorMessages, checkouts);
  const lines = [
    `CLI ${oldCli.release} -> ${release.cli}, providers ${oldProviders.release} -> ${release.providers}`,
    ...(changes.length > 0 ? changes : ['No changes.']),
    ...(byHand.length > 0 ? ['Check by hand:', ...byHand] : []),
    ...messages.lines,
    'Run "npm test -- config/node/data", which lists the entries that lack a meaning, a release, or actions.',
  ];
  console.info(lines.join('\n'));
  return messages.lost.length;
}

void runCommandLine('facts', USAGE, main);
