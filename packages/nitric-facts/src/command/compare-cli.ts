import type { CliContent } from '../cli-data';
import { updateKeys, type Update } from './compare-keys';
import type { CommandFacts, FlagFacts, GoFacts } from './read-go';
import type { SourceFacts } from './read-sources';

/** The facts of a release. */
export type CliFacts = GoFacts['cli'] & Pick<SourceFacts, 'previewFeatures' | 'environment'>;

type CommandContent = CliContent['commands'][number];
type FlagContent = CommandContent['flags'][number];

/** Cobra adds these commands and flags. */
const BUILT_IN = ['nitric completion', 'nitric help', '--help'];

const isBuiltIn = (name: string): boolean => BUILT_IN.includes(name);

/** The names of the new list, in the order of the old one. */
function sameOrder(old: readonly string[] | undefined, names: readonly string[]): string[] {
  const kept = (old ?? []).filter((name) => names.includes(name));
  return [...new Set([...kept, ...names])];
}

function newFlag({ name, short, takesValue, default: value }: FlagFacts): FlagContent {
  return {
    name,
    ...(short === undefined ? {} : { short }),
    ...(takesValue ? { value: 'value' } : {}),
    ...(value === undefined ? {} : { default: `\`${value}\`` }),
    since: '',
    meaning: '',
  };
}

function updateFlag(row: FlagContent, fact: FlagFacts): Update<FlagContent> {
  const changes: string[] = [];
  const content = { ...row };
  if (row.short !== fact.short) {
    changes.push(`  ~ ${row.name}: short name ${row.short ?? 'none'} -> ${fact.short ?? 'none'}`);
    content.short = fact.short;
  }
  if ((row.value !== undefined) !== fact.takesValue) {
    changes.push(`  ~ ${row.name}: ${fact.takesValue ? 'accepts a value' : 'accepts no value'}`);
    content.value = fact.takesValue ? 'value' : undefined;
  }
  const value = fact.default === undefined ? undefined : `\`${fact.default}\``;
  if (value !== undefined && row.default !== value) {
    changes.push(`  ~ ${row.name}: default ${row.default ?? 'none'} -> ${value}`);
    content.default = value;
  }
  return { content, changes };
}

function updateFlags(
  where: string,
  rows: readonly FlagContent[],
  facts: readonly FlagFacts[],
): Update<FlagContent[]> {
  const factOf = (row: FlagContent) => facts.find(({ name }) => name === row.name);
  const kept = rows.filter((row) => isBuiltIn(row.name) || factOf(row));
  const updates = kept.map((row) => {
    const fact = factOf(row);
    return fact ? updateFlag(row, fact) : { content: row, changes: [] };
  });
  const added = facts.filter(({ name }) => !rows.some((row) => row.name === name));
  const changes = [
    ...added.map(({ name }) => `  + ${name}`),
    ...rows.filter((row) => !kept.includes(row)).map(({ name }) => `  - ${name}`),
    ...updates.flatMap((update) => update.changes),
  ];
  return {
    content: [...updates.map(({ content }) => content), ...added.map(newFlag)],
    changes: changes.length > 0 ? [where, ...changes] : [],
  };
}

function updateCommand(row: CommandContent, fact: CommandFacts): Update<CommandContent> {
  const flags = updateFlags(row.command, row.flags, fact.flags);
  const aliases = sameOrder(row.aliases, fact.aliases);
  const content = { ...row, flags: flags.content };
  const changes = [...flags.changes];
  if (aliases.join() !== (row.aliases ?? []).join()) {
    changes.push(`${row.command}: aliases ${aliases.join(', ') || 'none'}`);
    content.aliases = aliases;
  }
  if (fact.args !== undefined && fact.args !== row.args) {
    changes.push(`${row.command}: at most ${row.args} -> ${fact.args} arguments`);
    content.args = fact.args;
  }
  return { content, changes };
}

const newCommand = ({ command, aliases, args, flags }: CommandFacts): CommandContent => ({
  command,
  ...(aliases.length > 0 ? { aliases } : {}),
  summary: '',
  args: args ?? 0,
  flags: flags.map(newFlag),
});

function updateCommands(
  rows: readonly CommandContent[],
  facts: readonly CommandFacts[],
): Update<CommandContent[]> {
  const factOf = (row: CommandContent) => facts.find(({ command }) => command === row.command);
  const kept = rows.filter((row) => isBuiltIn(row.command) || factOf(row));
  const updates = kept.map((row) => {
    const fact = factOf(row);
    return fact ? updateCommand(row, fact) : { content: row, changes: [] };
  });
  const added = facts.filter(({ command }) => !rows.some((row) => row.command === command));
  return {
    content: [...updates.map(({ content }) => content), ...added.map(newCommand)],
    changes: [
      ...added.map(({ command }) => `+ ${command}`),
      ...rows.filter((row) => !kept.includes(row)).map(({ command }) => `- ${command}`),
      ...updates.flatMap(({ changes }) => changes),
    ],
  };
}

/** Updates the names of preview features. */
function updateFeatures(
  rows: CliContent['previewFeatures'],
  names: readonly string[],
): Update<CliContent['previewFeatures']> {
  const added = names.filter((name) => !rows.some((row) => row.name === name));
  const removed = rows.filter(({ name }) => !names.includes(name));
  return {
    content: [...rows.filter((row) => !removed.includes(row)), ...added.map((name) => ({ name }))],
    changes: [
      ...added.map((name) => `+ preview feature ${name}`),
      ...removed.map(({ name }) => `- preview feature ${name}`),
    ],
  };
}

/** Updates the variables that the CLI reads. Those in the scope `deployment` belong to other programs. */
function updateEnvironment(
  rows: CliContent['environment'],
  names: readonly string[],
): Update<CliContent['environment']> {
  const added = names.filter((name) => !rows.some((row) => row.name === name));
  const removed = rows.filter(({ name, scope }) => scope !== 'deployment' && !names.includes(name));
  return {
    content: [
      ...rows.filter((row) => !removed.includes(row)),
      ...added.map((name) => ({ scope: 'cli' as const, name, meaning: '' })),
    ],
    changes: [
      ...added.map((name) => `+ variable ${name}`),
      ...removed.map(({ name }) => `- variable ${name}`),
    ],
  };
}

/** Updates the data of the CLI to the facts of a release. */
export function updateCli(old: CliContent, facts: CliFacts, release: string): Update<CliContent> {
  const commands = updateCommands(old.commands, facts.commands);
  const globalFlags = updateFlags('all commands', old.globalFlags, facts.globalFlags);
  const features = updateFeatures(old.previewFeatures, facts.previewFeatures);
  const project = updateKeys('nitric.yaml', old.files.project.keys, facts.project);
  const local = updateKeys('local.nitric.yaml', old.files.local.keys, facts.local);
  const environment = updateEnvironment(old.environment, facts.environment);
  return {
    content: {
      ...old,
      release,
      source: old.source.replaceAll(`v${old.release}`, `v${release}`),
      commands: commands.content,
      globalFlags: globalFlags.content,
      previewFeatures: features.content,
      files: {
        ...old.files,
        project: { ...old.files.project, keys: project.content },
        local: { ...old.files.local, keys: local.content },
      },
      environment: environment.content,
    },
    changes: [commands, globalFlags, features, project, local, environment].flatMap(
      ({ changes }) => changes,
    ),
  };
}
