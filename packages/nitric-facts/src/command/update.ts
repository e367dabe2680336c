import fs from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { releaseOf, type Release } from '../checkout';
import { cliSchema, type CliContent } from '../cli-data';
import { deployerSchema, type DeployerContent } from '../deployer-data';
import { errorMessages } from '../error-data';
import {
  providerIds,
  providersSchema,
  type ProviderId,
  type ProvidersContent,
} from '../provider-data';
import { PACKAGE_FOLDER, pathOf, readData, readText } from '../read-data';
import { lostMessages } from './error-messages';
import { mergeCli, mergeCreated, mergeProviders, type ProviderFacts } from './merge';
import { addReleases } from './add-releases';
import { readGoFacts, type GoFacts } from './read-go';
import { cloudOf, readSources, type SourceFacts } from './read-sources';
import { actionTodos, changedNames, type Data } from './todos';

const files = {
  cli: 'data/cli.json',
  providers: 'data/providers.json',
  deployer: 'data/deployer-permissions.json',
  releases: 'releases.json',
};

const readJson = <Content>(file: string): Content => JSON.parse(readText(file)) as Content;

async function writeJson(file: string, content: unknown): Promise<void> {
  const options = await resolveConfig(pathOf(file));
  const text = await format(JSON.stringify(content, null, 2), { ...options, parser: 'json' });
  fs.writeFileSync(pathOf(file), text);
}

/** The CLI adds `project` and `stack` to the content of the stack file, and reads `provider`. */
const ADDED_BY_CLI = ['project', 'stack'];

function providerFacts(go: GoFacts, sources: SourceFacts): Record<ProviderId, ProviderFacts> {
  const facts = providerIds.map((id) => {
    const provider = { key: 'provider', type: 'string' } as const;
    const keys = [provider, ...go.providers.keys[cloudOf(id)], ...sources.attributeKeys[id]];
    const own = keys.filter(
      ({ key }, at) =>
        !ADDED_BY_CLI.includes(key) && keys.findIndex((other) => other.key === key) === at,
    );
    return [id, { keys: own, rights: sources.rights[id] }] as const;
  });
  return Object.fromEntries(facts) as Record<ProviderId, ProviderFacts>;
}

/** Lists the entries that lack what a person has to write. */
function invalidEntries({ cli, providers, deployer }: Data): string[] {
  const checks = [
    () => readData(files.cli, cliSchema, cli),
    () => readData(files.providers, providersSchema, providers),
    () => readData(files.deployer, deployerSchema, deployer),
  ];
  return checks.flatMap((check) => {
    try {
      check();
      return [];
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  });
}

const versionOf = ({ tag }: Release): string => tag.replace(/^v/, '');

/**
 * Updates the data to the releases in two checkouts, and prints what a person has to do.
 * @returns the number of tasks
 */
export async function updateData(cliFolder: string, providersFolder: string): Promise<number> {
  const [cli, provider] = [releaseOf(cliFolder), releaseOf(providersFolder)];
  const published = { cli: cli.date, providers: provider.date };
  const release = { cli: versionOf(cli), providers: versionOf(provider) };
  const go = await readGoFacts(cliFolder, providersFolder);
  const sources = readSources(cliFolder, providersFolder);
  const old: Data = {
    cli: readJson<CliContent>(files.cli),
    providers: readJson<ProvidersContent>(files.providers),
    deployer: readJson<DeployerContent>(files.deployer),
  };
  const facts = providerFacts(go, sources);
  const data: Data = {
    cli: mergeCli(old.cli, { ...go.cli, ...sources }, release.cli),
    providers: mergeProviders(old.providers, facts, release.providers),
    deployer: mergeCreated(old.deployer, sources.created, release.providers),
  };
  await writeJson(files.cli, data.cli);
  await writeJson(files.providers, data.providers);
  await writeJson(files.deployer, data.deployer);
  const releases = { ...readJson<object>(files.releases), current: release, published };
  await writeJson(files.releases, releases);
  const checkouts = new Map([
    ['nitrictech/cli', cliFolder],
    ['nitrictech/nitric', providersFolder],
  ]);
  const todos = [
    ...changedNames(old, data),
    ...actionTodos(data.providers, go.providers.actions, facts),
    ...invalidEntries(data),
    ...lostMessages(errorMessages, checkouts),
    ...addReleases('cli', cliFolder),
    ...addReleases('providers', providersFolder),
  ];
  const done = `The data describes CLI ${release.cli} and providers ${release.providers}. To see the changes, run: git diff ${PACKAGE_FOLDER}`;
  console.info([done, ...todos].join('\n'));
  return todos.length;
}
