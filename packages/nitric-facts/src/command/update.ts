import fs from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { releaseOf } from '../checkout';
import type { CliContent } from '../cli-data';
import type { DeployerContent } from '../deployer-data';
import { errorMessages } from '../error-data';
import { providerIds, type ProvidersContent } from '../provider-data';
import { pathOf, readText } from '../read-data';
import { updateCli } from './compare-cli';
import { updateCreated } from './compare-created';
import { updateProviders, type ProviderFacts } from './compare-providers';
import { errorMessageLines } from './error-messages';
import { handCheckLines } from './hand-checks';
import { readGoFacts, type GoFacts, type KeyFacts } from './read-go';
import { cloudOf, readSources, type SourceFacts } from './read-sources';

const CLI_FILE = 'data/cli.json';
const PROVIDERS_FILE = 'data/providers.json';
const DEPLOYER_FILE = 'data/deployer-permissions.json';
const RELEASES_FILE = 'releases.json';

const versionOf = (checkout: string): string => releaseOf(checkout).tag.replace(/^v/, '');

const readJson = <Content>(file: string): Content => JSON.parse(readText(file)) as Content;

async function writeJson(file: string, content: unknown): Promise<void> {
  const options = await resolveConfig(pathOf(file));
  const text = await format(JSON.stringify(content, null, 2), { ...options, parser: 'json' });
  fs.writeFileSync(pathOf(file), text);
}

/** The CLI reads `provider`, and adds `project` and `stack` to the content of the stack file. */
const providerKey: KeyFacts = { key: 'provider', type: 'string' };
const ADDED_BY_CLI = ['project', 'stack'];

function providerFacts(go: GoFacts, sources: SourceFacts): [string, ProviderFacts][] {
  return providerIds.map((id) => {
    const keys = [providerKey, ...go.providers.keys[cloudOf(id)], ...sources.attributeKeys[id]];
    const unique = keys.filter(
      ({ key }, at) =>
        !ADDED_BY_CLI.includes(key) && keys.findIndex((other) => other.key === key) === at,
    );
    return [id, { keys: unique, rights: sources.rights[id] }];
  });
}

/**
 * Updates the data to the releases in two checkouts, and prints the changes.
 * @param others other repositories, and the folders of their checkouts
 * @returns the number of error messages that changed
 */
export async function updateData(
  cliFolder: string,
  providersFolder: string,
  others: readonly [repository: string, folder: string][],
): Promise<number> {
  const release = { cli: versionOf(cliFolder), providers: versionOf(providersFolder) };
  const old = {
    cli: readJson<CliContent>(CLI_FILE),
    providers: readJson<ProvidersContent>(PROVIDERS_FILE),
    deployer: readJson<DeployerContent>(DEPLOYER_FILE),
  };
  const go = await readGoFacts(cliFolder, providersFolder);
  const sources = readSources(cliFolder, providersFolder);
  const cli = updateCli(old.cli, { ...go.cli, ...sources }, release.cli);
  const providers = updateProviders(
    old.providers,
    { actions: go.providers.actions, providers: Object.fromEntries(providerFacts(go, sources)) },
    release.providers,
  );
  const deployer = updateCreated(old.deployer, sources.created, release.providers);
  await writeJson(CLI_FILE, cli.content);
  await writeJson(PROVIDERS_FILE, providers.content);
  await writeJson(DEPLOYER_FILE, deployer.content);
  await writeJson(RELEASES_FILE, { ...readJson<object>(RELEASES_FILE), current: release });
  const changes = [...cli.changes, ...providers.changes, ...deployer.changes];
  const byHand = handCheckLines({
    cli: { checkout: cliFolder, from: old.cli.release },
    providers: { checkout: providersFolder, from: old.providers.release },
  });
  const checkouts = new Map([
    ['nitrictech/cli', cliFolder],
    ['nitrictech/nitric', providersFolder],
    ...others,
  ]);
  const messages = errorMessageLines(errorMessages, checkouts);
  const lines = [
    `CLI ${old.cli.release} -> ${release.cli}, providers ${old.providers.release} -> ${release.providers}`,
    ...(changes.length > 0 ? changes : ['No changes.']),
    ...(byHand.length > 0 ? ['Check by hand:', ...byHand] : []),
    ...messages.lines,
    'Run "npm test -- packages/nitric-facts", which lists the entries that lack a meaning, a release, or actions.',
  ];
  console.info(lines.join('\n'));
  return messages.lost.length;
}
