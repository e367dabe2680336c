import type { CliContent } from '../cli-data';
import type { DeployerContent } from '../deployer-data';
import type { ProviderId, ProvidersContent } from '../provider-data';
import type { FlagFacts, GoFacts, KeyFacts } from './read-go';
import type { Rights, SourceFacts } from './read-sources';

type KeyRow = CliContent['files']['project']['keys'][number];
type Flag = CliContent['globalFlags'][number];

export type CliFacts = GoFacts['cli'] & Pick<SourceFacts, 'previewFeatures' | 'environment'>;

/** The texts of new entries. The schemas reject them until a person writes them. */
const UNWRITTEN = { since: '', meaning: '' };

const inCode = (value: string | undefined): string | undefined => value && `\`${value}\``;

/** How rows of the data become those of a release. */
interface Merge<Row, Fact> {
  isOf: (row: Row, fact: Fact) => boolean;
  /** Sets what the source says. Without a row, creates one. */
  update: (fact: Fact, row?: Row) => Row;
  /** Whether to keep a row without a fact. */
  stays?: (row: Row) => boolean;
}

/** Updates rows, adds new ones, and drops those that the source doesn't have anymore. */
function mergeRows<Row, Fact>(
  rows: readonly Row[],
  facts: readonly Fact[],
  { isOf, update, stays = () => false }: Merge<Row, Fact>,
): Row[] {
  const updated = rows.flatMap((row) => {
    const fact = facts.find((one) => isOf(row, one));
    return fact ? [update(fact, row)] : stays(row) ? [row] : [];
  });
  const added = facts.filter((fact) => !rows.some((row) => isOf(row, fact)));
  return [...updated, ...added.map((fact) => update(fact))];
}

/** Types of the data that are narrower than those of the source. */
const narrowed: Readonly<Record<string, KeyRow['type']>> = {
  'DELETE | ABANDON': 'string',
  'preview features': 'list of strings',
};

/** Keeps a default in words. Doesn't add the zero value of a Go type, which tables don't need to show. */
function defaultOf({ default: value }: KeyFacts, row?: KeyRow): string | undefined {
  const isInWords = row?.default !== undefined && !row.default.startsWith('`');
  const isHidden = row?.default === undefined && ['0', 'false'].includes(value ?? '');
  return value === undefined || isInWords || isHidden ? row?.default : inCode(value);
}

function updateKey(fact: KeyFacts, row?: KeyRow): KeyRow {
  const value = defaultOf(fact, row);
  const found = {
    type: row && narrowed[row.type] === fact.type ? row.type : fact.type,
    ...(value === undefined ? {} : { default: value }),
  };
  return row ? { ...row, ...found } : { key: fact.key, ...found, ...UNWRITTEN };
}

/** `config.<type>` and `config.<name>` are the same key. */
const comparable = (key: string): string => key.replace(/<[^>]*>/g, '<>');

const isBelow = (key: string, prefix: string): boolean =>
  ['.', '['].some((separator) => comparable(key).startsWith(comparable(prefix) + separator));

/** Merges the keys of one file. A row without effect also stands for the keys below it. */
export function mergeKeys(rows: readonly KeyRow[], facts: readonly KeyFacts[]): KeyRow[] {
  const isOf = (row: KeyRow, fact: KeyFacts) => comparable(row.key) === comparable(fact.key);
  const hasNoRow = (fact: KeyFacts) =>
    rows.some(({ key, ignored }) => ignored && isBelow(fact.key, key)) &&
    !rows.some((row) => isOf(row, fact));
  return mergeRows(
    rows,
    facts.filter((fact) => !hasNoRow(fact)),
    {
      isOf,
      update: updateKey,
      stays: (row) => facts.some(({ key }) => isBelow(key, row.key)),
    },
  );
}

/** Cobra adds these commands and flags. */
const isBuiltIn = (name: string): boolean =>
  ['nitric completion', 'nitric help', '--help'].includes(name);

const mergeFlags = (rows: readonly Flag[], facts: readonly FlagFacts[]): Flag[] =>
  mergeRows(rows, facts, {
    isOf: (row, { name }) => row.name === name,
    update: ({ name, short, takesValue, default: value }, row) => ({
      ...(row ?? { name }),
      short,
      value: takesValue ? (row?.value ?? 'value') : undefined,
      default: inCode(value) ?? row?.default,
      ...(row ? {} : UNWRITTEN),
    }),
    stays: ({ name }) => isBuiltIn(name),
  });

/** Merges entries that have only a name in the source. */
const mergeNames = <Row extends { name: string }>(
  rows: readonly Row[],
  names: readonly string[],
  create: (name: string) => Row,
  stays?: (row: Row) => boolean,
): Row[] =>
  mergeRows(rows, names, {
    isOf: (row, name) => row.name === name,
    update: (name, row) => row ?? create(name),
    ...(stays && { stays }),
  });

/** Sets the release of a data file, and names it as the source. */
const releasedAs = <Content extends { release: string; source: string }>(
  old: Content,
  release: string,
): Content => ({
  ...old,
  release,
  source: old.source.replaceAll(`v${old.release}`, `v${release}`),
});

/** Merges the facts of a release into the data of the CLI. */
export function mergeCli(old: CliContent, facts: CliFacts, release: string): CliContent {
  const { project, local } = old.files;
  return {
    ...releasedAs(old, release),
    globalFlags: mergeFlags(old.globalFlags, facts.globalFlags),
    commands: mergeRows(old.commands, facts.commands, {
      isOf: (row, { command }) => row.command === command,
      update: ({ command, aliases, args, flags }, row) => ({
        ...(row ?? { command, summary: '' }),
        ...(aliases.length > 0 || row?.aliases ? { aliases } : {}),
        args: args ?? row?.args ?? 0,
        flags: mergeFlags(row?.flags ?? [], flags),
      }),
      stays: ({ command }) => isBuiltIn(command),
    }),
    previewFeatures: mergeNames(old.previewFeatures, facts.previewFeatures, (name) => ({ name })),
    files: {
      ...old.files,
      project: { ...project, keys: mergeKeys(project.keys, facts.project) },
      local: { ...local, keys: mergeKeys(local.keys, facts.local) },
    },
    environment: mergeNames(
      old.environment,
      facts.environment,
      (name) => ({ scope: 'cli', name, meaning: '' }),
      // Other programs read these.
      ({ scope }) => scope === 'deployment',
    ),
  };
}

/** The keys of a provider, and its rights for each action if the source has them in a map. */
export interface ProviderFacts {
  keys: KeyFacts[];
  rights?: Readonly<Record<string, Rights>> | undefined;
}

/** Merges the facts of a release into the data of the providers. */
export function mergeProviders(
  old: ProvidersContent,
  facts: Readonly<Record<ProviderId, ProviderFacts>>,
  release: string,
): ProvidersContent {
  const merged = Object.entries(old.providers).map(([id, provider]) => {
    const { keys, rights } = facts[id as ProviderId];
    const grants = provider.grants.map((grant) => {
      const { actions = [] } =
        old.permissions.find(
          ({ block, permission }) => block === grant.block && permission === grant.permission,
        ) ?? {};
      const found = actions.flatMap((action) => rights?.[action] ?? []);
      const data = found.flatMap(({ dataActions = [] }) => dataActions);
      return {
        ...grant,
        actions: [...new Set(found.flatMap((one) => one.actions))],
        ...(grant.dataActions || data.length > 0 ? { dataActions: [...new Set(data)] } : {}),
      };
    });
    const content = { ...provider, keys: mergeKeys(provider.keys, keys) };
    return [id, rights ? { ...content, grants } : content];
  });
  return {
    ...releasedAs(old, release),
    providers: Object.fromEntries(merged) as ProvidersContent['providers'],
  };
}

/** Replaces the list of the resource types that the AWS provider creates. The schema finds types without actions. */
export function mergeCreated(
  old: DeployerContent,
  created: SourceFacts['created'],
  release: string,
): DeployerContent {
  return { ...releasedAs(old, release), aws: { ...old.aws, created } };
}
