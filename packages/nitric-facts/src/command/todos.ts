import type { CliContent } from '../cli-data';
import type { DeployerContent } from '../deployer-data';
import type { ProviderId, ProvidersContent } from '../provider-data';
import type { ProviderFacts } from './merge';

/** The files that the command updates. */
export interface Data {
  cli: CliContent;
  providers: ProvidersContent;
  deployer: DeployerContent;
}

/** Names every entry that a release can add or remove. */
function namesIn({ cli, providers, deployer }: Data): string[] {
  const named = (what: string, names: readonly string[]) => names.map((name) => `${what} ${name}`);
  const keysOf = (rows: readonly { key: string }[]) => rows.map(({ key }) => key);
  const flagsOf = (flags: CliContent['globalFlags']) => flags.map(({ name }) => name);
  return [
    ...cli.commands.flatMap(({ command, flags }) => [command, ...named(command, flagsOf(flags))]),
    ...named('global flag', flagsOf(cli.globalFlags)),
    ...named(
      'preview feature',
      cli.previewFeatures.map(({ name }) => name),
    ),
    ...named(
      'environment variable',
      cli.environment.map(({ name }) => name),
    ),
    ...named('nitric.yaml', keysOf(cli.files.project.keys)),
    ...named('local.nitric.yaml', keysOf(cli.files.local.keys)),
    ...Object.entries(providers.providers).flatMap(([id, { keys }]) =>
      named(`nitric/${id}`, keysOf(keys)),
    ),
    ...deployer.aws.created.map(({ type, source }) => `${type} in ${source}`),
  ];
}

/** Lists the entries that were added and removed. */
export function changedNames(old: Data, current: Data): string[] {
  const before = namesIn(old);
  const after = namesIn(current);
  return [
    ...after.filter((name) => !before.includes(name)).map((name) => `+ ${name}: Describe it.`),
    ...before
      .filter((name) => !after.includes(name))
      .map((name) => `- ${name}: Remove it from the pages.`),
  ];
}

/** Lists the actions that the permissions lack, or that the release doesn't have anymore. */
export function actionTodos(
  { permissions, providers }: ProvidersContent,
  actions: readonly string[],
  facts: Readonly<Record<ProviderId, ProviderFacts>>,
): string[] {
  const known = permissions.flatMap((permission) => permission.actions);
  const withoutGrant = Object.entries(facts).flatMap(([id, { rights = {} }]) => {
    const { grants } = providers[id as ProviderId];
    const granted = permissions
      .filter(({ block, permission }) =>
        grants.some((grant) => grant.block === block && grant.permission === permission),
      )
      .flatMap((permission) => permission.actions);
    return Object.keys(rights)
      .filter((action) => !granted.includes(action))
      .map((action) => `nitric/${id} grants rights for ${action}: Add the block and its grant.`);
  });
  return [
    ...actions
      .filter((action) => !known.includes(action))
      .map((action) => `+ action ${action}: Add it to "permissions".`),
    ...known
      .filter((action) => !actions.includes(action))
      .map((action) => `- action ${action}: Remove it from "permissions".`),
    ...withoutGrant,
  ];
}
