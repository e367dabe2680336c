import { sdkIds, type SdkId } from '../config/sdks';
import groups from './synonyms.json';

/** Words of questions, which hardly count because they carry little content. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about an and any are as at be been but by can could do does for from get got had has have how i if in into is it
  its let make me my need not of on or our should so some than that the their them then there these they this to up use
  used uses using via want was we what when where which who why will with would you your nitric docs documentation
  page guide actually also am anyone anything because being cannot currently did doing during everyone everything few
  happen happens he here just know like many much please really she someone something still such those very wants were
  while whom`.split(/\s+/),
);

/** The words that name each SDK, including the languages that it supports. */
const sdkAliases: Readonly<Record<SdkId, readonly string[]>> = {
  nodejs: ['nodejs', 'node', 'javascript', 'typescript', 'js', 'ts', 'npm'],
  python: ['python', 'py', 'pip'],
  go: ['go', 'golang'],
  dart: ['dart', 'flutter'],
  csharp: ['csharp', 'dotnet', 'cs', 'nuget'],
  jvm: ['jvm', 'java', 'kotlin', 'gradle', 'maven'],
};

/** The SDK that each word names. */
export const sdkOfWord: ReadonlyMap<string, SdkId> = new Map(
  sdkIds.flatMap((id) => sdkAliases[id].map((alias) => [alias, id] as const)),
);

/** Returns all names of an SDK, so that `kotlin` finds pages of the JVM SDK. */
export const aliasesOfSdk = (id: SdkId): readonly string[] => sdkAliases[id];

/** The words for each cloud and deployment tool, by their route segment. */
const providerAliases = {
  aws: ['aws', 'amazon'],
  gcp: ['gcp', 'google'],
  azure: ['azure', 'microsoft'],
  terraform: ['terraform', 'awstf', 'gcptf'],
  pulumi: ['pulumi'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type ProviderName = keyof typeof providerAliases;

const isProviderName = (part: string): part is ProviderName => Object.hasOwn(providerAliases, part);

/** The cloud or tool that each word names. */
export const providerOfWord: ReadonlyMap<string, ProviderName> = new Map(
  Object.entries(providerAliases).flatMap(([name, words]) =>
    words.map((word) => [word, name as ProviderName] as const),
  ),
);

/** Returns whether the provider is a cloud. Tools also have pages outside the provider reference. */
export const isCloud = (name: ProviderName): boolean =>
  name === 'aws' || name === 'gcp' || name === 'azure';

const PROVIDER_ROUTE = /^\/reference\/providers\//;

/** Returns what a page of the provider reference covers. `/reference/providers/terraform/aws` covers two. */
export const providersOfRoute = (route: string): ProviderName[] =>
  PROVIDER_ROUTE.test(route) ? route.split('/').filter(isProviderName) : [];

/** Words that name a provider but not the topic of a query. */
export const PROVIDER_WORDS: ReadonlySet<string> = new Set([
  ...providerOfWord.keys(),
  'cloud',
  'provider',
]);

/** The services of each cloud. A hyphen stands for a space that readers may leave out. */
const cloudServices = `lambda s3 sqs sns dynamodb event-bridge cloud-watch cloud-formation secrets-manager api-gateway
  step-functions cloud-run firestore cloud-scheduler secret-manager cloud-storage cloud-tasks
  container-apps cosmos-db dapr event-grid key-vault api-management table-storage blob-storage queue-storage`;

/** Matches the name of a cloud service. A query that contains one is about that cloud. */
export const CLOUD_SERVICE = new RegExp(
  `\\b(?:${cloudServices.replace(/\s+/g, '|').replaceAll('-', ' ?')})\\b`,
  'i',
);

const synonymGroups = groups.map((line) => line.split(' '));
export const wordsWithSynonyms: readonly string[] = [...new Set(synonymGroups.flat())];

/**
 * Returns the words that readers use for the same thing as a word. A line of the file is a group of such words. Each word
 * of a group also finds the others, with less weight.
 */
export const synonymsOf = (word: string): readonly string[] =>
  synonymGroups.filter((group) => group.includes(word)).flat();
