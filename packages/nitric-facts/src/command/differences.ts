import type { cli as cliData, CliFlag } from '../cli-data';
import type { AwsPermissions } from '../deployer-data';
import type { KeyRow } from '../key-rows';
import type { Permission, Provider, ProviderId } from '../provider-data';
import type { FlagFacts, GoFacts, KeyFacts } from './read-go';
import { cloudOf, type Rights, type SourceFacts } from './read-sources';

/** What is known about an entry. An absent property isn't compared. */
type Entry = Readonly<Record<string, string | undefined>>;

/** Commands, flags, keys, and everything else that a release can add or remove, by name. */
type Entries = [name: string, entry: Entry][];

export interface Data {
  cli: typeof cliData;
  providers: Readonly<Record<ProviderId, Provider>>;
  permissions: readonly Permission[];
  created: AwsPermissions['created'];
}

/** A property that the data describes in words, or more precisely than the source. */
const IN_WORDS = '*';

const inCode = (value: string | undefined): string | undefined => value && `\`${value}\``;

const named = (what: string, names: readonly string[]): Entries =>
  names.map((name) => [`${what} ${name}`, {}]);

const createdEntries = (created: SourceFacts['created']): Entries =>
  created.map(({ type, source }) => [`${type} in ${source}`, {}]);

/** Types that the source doesn't have. */
const NARROW_TYPES = ['DELETE | ABANDON', 'preview features'];

const keyRows = (of: string, rows: readonly KeyRow[]): Entries =>
  rows.map(({ key, type, default: value, ignored }) => [
    `${of} ${key}`,
    {
      type: NARROW_TYPES.includes(type) ? IN_WORDS : type,
      default: value?.startsWith('`') === false ? IN_WORDS : value,
      ignored: ignored && 'yes',
    },
  ]);

/** The zero value of a Go type is not a default that readers have to know. */
const keyFacts = (of: string, facts: readonly KeyFacts[]): Entries =>
  facts.map(({ key, type, default: value = '' }) => [
    `${of} ${key}`,
    { type, default: ['', '0', 'false'].includes(value) ? undefined : inCode(value) },
  ]);

const flagRows = (of: string, flags: readonly CliFlag[]): Entries =>
  flags.map(({ name, short = 'none', value, default: text }) => [
    `${of} ${name}`,
    { short, 'takes a value': value === undefined ? 'no' : 'yes', default: text },
  ]);

const flagFacts = (of: string, flags: readonly FlagFacts[]): Entries =>
  flags.map(({ name, short = 'none', takesValue, default: value }) => [
    `${of} ${name}`,
    { short, 'takes a value': takesValue ? 'yes' : 'no', default: inCode(value) },
  ]);

const commandEntry = (aliases: readonly string[] = [], args?: number): Entry => ({
  aliases: aliases.join(', ') || 'none',
  arguments: args?.toString(),
});

const rightsEntry = (rights: readonly Rights[]): Entry => ({
  actions: [...new Set(rights.flatMap((one) => one.actions))].join(' ') || 'none',
  'data actions': [...new Set(rights.flatMap((one) => one.dataActions ?? []))].join(' ') || 'none',
});

/** The rights of a grant, or of actions without a grant. */
interface GrantRights {
  name: string;
  described?: Rights;
  found: Rights[];
}

/** The grants of the providers whose sources have a map with the rights for each action. */
const grantsOf = ({ providers, permissions }: Data, { rights }: SourceFacts): GrantRights[] =>
  Object.entries(rights).flatMap(([id, ofActions]) => {
    const left = new Map(Object.entries(ofActions));
    const grants = providers[id as ProviderId].grants.map((described): GrantRights => {
      const isGranted = ({ block, permission }: Permission): boolean =>
        block === described.block && permission === described.permission;
      const { actions = [] } = permissions.find(isGranted) ?? {};
      actions.forEach((action) => left.delete(action));
      const found = actions.flatMap((action) => ofActions[action] ?? []);
      return { name: `nitric/${id} ${described.block} ${described.permission}`, described, found };
    });
    const others = [...left].map(([action, own]) => ({
      name: `nitric/${id} ${action}`,
      found: [own],
    }));
    return [...grants, ...others];
  });

function describedEntries(data: Data, sources: SourceFacts): Entries {
  const { commands, globalFlags, previewFeatures, environment, files } = data.cli;
  const features = previewFeatures.map(({ name }) => name);
  const actions = data.permissions.flatMap((permission) => permission.actions);
  return [
    ...flagRows('global flag', globalFlags),
    ...commands.flatMap(({ command, aliases, args, flags }): Entries => [
      [command, commandEntry(aliases, args)],
      ...flagRows(command, flags),
    ]),
    ...named('preview feature', features),
    ...environment.map(({ scope, name }): Entries[0] => [
      `variable ${name}`,
      { isOfOthers: scope === 'deployment' ? 'yes' : undefined },
    ]),
    ...keyRows('nitric.yaml', files.project.keys),
    ...keyRows('local.nitric.yaml', files.local.keys),
    ...Object.entries(data.providers).flatMap(([id, { keys }]) => keyRows(`nitric/${id}`, keys)),
    ...named('action', actions),
    ...grantsOf(data, sources).flatMap(({ name, described }): Entries =>
      described ? [[name, rightsEntry([described])]] : [],
    ),
    ...createdEntries(data.created),
  ];
}

/** The keys of the stack file of a provider. The CLI reads the first, and adds two others. */
const stackKeys = (id: ProviderId, go: GoFacts, sources: SourceFacts): KeyFacts[] =>
  [
    { key: 'provider', type: 'string' } as const,
    ...go.providers.keys[cloudOf(id)],
    ...sources.attributeKeys[id],
  ].filter(({ key }) => !['project', 'stack'].includes(key));

function foundEntries(go: GoFacts, sources: SourceFacts, data: Data): Entries {
  return [
    ...flagFacts('global flag', go.cli.globalFlags),
    ...go.cli.commands.flatMap(({ command, aliases, args, flags }): Entries => [
      [command, commandEntry(aliases, args)],
      ...flagFacts(command, flags),
    ]),
    ...named('preview feature', sources.previewFeatures),
    ...named('variable', sources.environment),
    ...keyFacts('nitric.yaml', go.cli.project),
    ...keyFacts('local.nitric.yaml', go.cli.local),
    ...Object.keys(data.providers).flatMap((id) =>
      keyFacts(`nitric/${id}`, stackKeys(id as ProviderId, go, sources)),
    ),
    ...named('action', go.providers.actions),
    ...grantsOf(data, sources).map(({ name, found }): Entries[0] => [name, rightsEntry(found)]),
    ...createdEntries(sources.created),
  ];
}

/** Cobra adds these commands and flags. */
const BUILT_IN = /^nitric (?:completion|help)\b| --help$/;

/** `config.<type>` and `config.<name>` are the same key. */
const byName = (entries: Entries): Map<string, Entry> =>
  new Map(entries.map(([name, entry]) => [name.replace(/<[^>]*>/g, '<>'), entry]));

const isBelow = (name: string, prefix: string): boolean =>
  name.startsWith(`${prefix}.`) || name.startsWith(`${prefix}[`);

const changesOf = (described: Entry, found: Entry): string[] =>
  Object.entries(found).flatMap(([property, value]) => {
    const before = described[property];
    return value === undefined || [value, IN_WORDS].includes(before ?? '')
      ? []
      : [`${property}: ${before ?? 'none'} is now ${value}`];
  });

/**
 * Compares the data with a release.
 * @returns a line for each entry that a person has to add, to correct, or to remove
 */
export function differences(data: Data, go: GoFacts, sources: SourceFacts): string[] {
  const described = byName(describedEntries(data, sources));
  const found = byName(foundEntries(go, sources, data));
  // A row without effect also stands for the keys below it, and a row for an object may have no value of its own.
  const isIgnored = (name: string): boolean =>
    [...described].some(([other, { ignored }]) => ignored && isBelow(name, other));
  const isObject = (name: string): boolean => [...found.keys()].some((key) => isBelow(key, name));
  return [
    ...[...found].flatMap(([name, entry]) => {
      const row = described.get(name);
      if (!row) {
        return isIgnored(name) ? [] : [`+ ${name}: Describe it.`];
      }
      const changes = changesOf(row, entry);
      return changes.length > 0 ? [`~ ${name}: ${changes.join('; ')}. Correct it.`] : [];
    }),
    ...[...described]
      .filter(([name, { isOfOthers }]) => !found.has(name) && !isObject(name) && !isOfOthers)
      .filter(([name]) => !BUILT_IN.test(name))
      .map(([name]) => `- ${name}: Remove it from the data and from the pages.`),
  ];
}
