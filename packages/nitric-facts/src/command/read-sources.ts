import fs from 'node:fs';
import path from 'node:path';
import type { AwsPermissions } from '../deployer-data';
import { providerIds, type ProviderId } from '../provider-data';
import type { Cloud, KeyFacts } from './read-go';

/** Rights in a cloud. Only Azure has separate rights for data. */
export interface Rights {
  actions: string[];
  dataActions?: string[];
}

type CreatedResource = AwsPermissions['created'][number];

/** Facts that are in the bodies of Go functions. gofmt gives the sources one form, which patterns can read. */
export interface SourceFacts {
  previewFeatures: string[];
  environment: string[];
  /** Keys that the code of a provider takes from the stack file. */
  attributeKeys: Record<ProviderId, KeyFacts[]>;
  /** Rights for each action. A provider without an entry has no Go map with them, so they have to be compared by hand. */
  rights: Partial<Record<ProviderId, Record<string, Rights>>>;
  created: CreatedResource[];
}

interface Source {
  file: string;
  text: string;
}

/** Variables that have no entry: the CLI never uses `GOPATH`, and the system sets `DISPLAY`. */
const WITHOUT_ENTRY = ['GOPATH', 'DISPLAY'];

const rightsFiles: Partial<Record<ProviderId, string>> = {
  aws: 'policy.go',
  awstf: 'policy.go',
  gcp: 'policy.go',
  azure: 'roles.go',
};

/** Reads the Go sources at or below a path, without comments and tests. */
function sourcesAt(checkout: string, at: string): Source[] {
  const full = path.join(checkout, at);
  if (!fs.existsSync(full)) {
    throw new Error(
      `${at} doesn't exist in ${checkout}. Pass the checkout of the CLI first and the one of the providers second. If it moved, change its path in packages/nitric-facts/src/command/read-sources.ts.`,
    );
  }
  const files = fs.statSync(full).isDirectory()
    ? fs.readdirSync(full, { recursive: true, encoding: 'utf8' }).map((file) => path.join(at, file))
    : [at];
  return files
    .filter((file) => /(?<!_test)\.go$/.test(file))
    .sort()
    .map((file) => ({
      file: file.split(path.sep).join('/'),
      text: fs.readFileSync(path.join(checkout, file), 'utf8').replace(/(?<=^|\s)\/\/.*$/gm, ''),
    }));
}

/** The groups of all matches in sources. @throws if nothing matches */
function found(sources: readonly Source[], pattern: RegExp, what: string): string[][] {
  const matches = sources.flatMap(({ text }) => [...text.matchAll(pattern)]);
  if (matches.length === 0) {
    throw new Error(
      `${sources.map(({ file }) => file)[0]}: ${what} can't be read. Correct the pattern in packages/nitric-facts/src/command/read-sources.ts.`,
    );
  }
  return matches.map(([, ...groups]) => groups.map((group = '') => group));
}

const unique = (values: readonly string[]): string[] => [...new Set(values)];

const attributeTypes: Readonly<Record<string, KeyFacts['type']>> = {
  bool: 'boolean',
  string: 'string',
  'map[string]interface{}': 'object',
};

/** Reads the keys of `attributes["refresh"].(bool)`. */
export function attributeKeysIn(sources: readonly Source[]): KeyFacts[] {
  const access = /attributes(?:Map)?\["([\w-]+)"\]\.\((\S+?)\)(?=\s|$)/gim;
  return sources.flatMap(({ file, text }) =>
    [...text.matchAll(access)].map(([, key = '', goType = '']) => {
      const type = attributeTypes[goType];
      if (type === undefined) {
        throw new Error(
          `${file}: the key ${key} has the type ${goType}. Add it to attributeTypes in packages/nitric-facts/src/command/read-sources.ts.`,
        );
      }
      return { key, type };
    }),
  );
}

const stringsIn = (text: string): string[] =>
  [...text.matchAll(/"([^"]*)"/g)].map(([, value = '']) => value);

/** Reads a map whose keys are actions: the lines from `…Action_BucketFileGet: {` to its closing brace. */
export function rightsIn(sources: readonly Source[]): Record<string, Rights> {
  const entries = found(sources, /^\t\S*Action_(\w+): \{\n(.*?)^\t\},/gms, 'the rights of actions');
  return Object.fromEntries(
    entries.map(([action = '', body = '']): [string, Rights] => {
      const listOf = (name: string): string[] =>
        stringsIn(new RegExp(`\\b${name}:[^{]*\\{(.*?)\\}`, 's').exec(body)?.[1] ?? '');
      return [
        action,
        /\bDataActions:/.test(body)
          ? { actions: listOf('Actions'), dataActions: listOf('DataActions') }
          : { actions: stringsIn(body) },
      ];
    }),
  );
}

/** Reads the types of Pulumi's packages for AWS that code creates, such as `sqs.NewQueue(…)`, by source file. */
export function createdIn(sources: readonly Source[]): CreatedResource[] {
  const imports = /(\w+)? ?"github\.com\/pulumi\/pulumi-awsx?\/sdk\/v\d+\/go\/(aws|awsx)\/(\w+)"/g;
  const lines = sources.flatMap(({ file, text }) =>
    [...text.matchAll(imports)].flatMap(([, alias, name, module = '']) =>
      [...text.matchAll(new RegExp(`\\b${alias ?? module}\\.New(\\w+)\\(`, 'g'))].map(
        ([, type = '']) => `${name === 'awsx' ? 'awsx.' : ''}${module}.${type} ${file}`,
      ),
    ),
  );
  return unique(lines)
    .sort()
    .map((line) => line.split(' '))
    .map(([type = '', source = '']) => ({ type, source }));
}

const folderOf = (id: ProviderId): string =>
  id.endsWith('tf') ? `cloud/${id.replace('tf', '')}/deploytf` : `cloud/${id}/deploy`;

/** The cloud of a provider. */
export const cloudOf = (id: ProviderId): Cloud => id.replace('tf', '') as Cloud;

/**
 * Reads the facts of the sources that aren't values of the compiled programs.
 * @throws for a source that can't be read
 */
export function readSources(cli: string, providers: string): SourceFacts {
  const features = found(
    sourcesAt(cli, 'pkg/preview'),
    /\bFeature += "([a-z-]+)"/g,
    'the preview features',
  );
  const environment = found(
    sourcesAt(cli, 'pkg'),
    /\b(?:Getenv|LookupEnv|GetEnv)\("(\w+)"/g,
    'the environment variables',
  );
  const engine = (id: ProviderId): string => (id.endsWith('tf') ? 'terraform.go' : 'pulumi.go');
  const attributeKeys = providerIds.map((id) => [
    id,
    attributeKeysIn([
      ...sourcesAt(providers, `cloud/common/deploy/provider/${engine(id)}`),
      ...sourcesAt(providers, folderOf(id)),
    ]),
  ]);
  const rights = Object.entries(rightsFiles).map(([id, file]) => [
    id,
    rightsIn(sourcesAt(providers, `${folderOf(id as ProviderId)}/${file}`)),
  ]);
  return {
    previewFeatures: features.flat(),
    environment: unique(environment.flat()).filter((name) => !WITHOUT_ENTRY.includes(name)),
    attributeKeys: Object.fromEntries(attributeKeys) as SourceFacts['attributeKeys'],
    rights: Object.fromEntries(rights) as SourceFacts['rights'],
    created: createdIn(sourcesAt(providers, 'cloud/aws/deploy')),
  };
}
