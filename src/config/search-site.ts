import type { SearchProvider, SearchSite } from '@nitric-docs/search';
import {
  currentVersionOf,
  isFunctionPage,
  sdkIds,
  sdkReferenceOf,
  versionsOf,
  type SdkId,
} from './sdks';
import { BASE_URL } from './site';

/** The words that name each SDK. The first one is its ID. */
const sdkNames: Readonly<Record<SdkId, readonly string[]>> = {
  nodejs: ['nodejs', 'node', 'javascript', 'typescript', 'js', 'ts', 'npm'],
  python: ['python', 'py', 'pip'],
  go: ['go', 'golang'],
  dart: ['dart', 'flutter'],
  csharp: ['csharp', 'dotnet', 'cs', 'nuget'],
  jvm: ['jvm', 'java', 'kotlin', 'gradle', 'maven'],
};

/** The clouds and deployment tools, by their route segment. */
const providers: readonly SearchProvider[] = [
  { id: 'aws', names: ['aws', 'amazon'], isCloud: true },
  { id: 'gcp', names: ['gcp', 'google'], isCloud: true },
  { id: 'azure', names: ['azure', 'microsoft'], isCloud: true },
  { id: 'terraform', names: ['terraform', 'awstf', 'gcptf'], isCloud: false },
  { id: 'pulumi', names: ['pulumi'], isCloud: false },
];

const PROVIDER_ROUTE = /^\/reference\/providers\//;

/** What a page of the provider reference is about. `/reference/providers/terraform/aws` is about two. */
const providersOf = (route: string): string[] =>
  PROVIDER_ROUTE.test(route)
    ? route.split('/').filter((part) => providers.some(({ id }) => id === part))
    : [];

/** The services of each cloud. A hyphen stands for a space that readers may leave out. */
const cloudServices = `lambda s3 sqs sns dynamodb event-bridge cloud-watch cloud-formation secrets-manager api-gateway
  step-functions cloud-run firestore cloud-scheduler secret-manager cloud-storage cloud-tasks
  container-apps cosmos-db dapr event-grid key-vault api-management table-storage blob-storage queue-storage`;

/** Functions whose pages have another name in Go. */
const goNames: Readonly<Record<string, string>> = {
  'secret-access': 'secret-latest',
  'secret-access-version': 'secret-version-access',
};

function functionOf(route: string): string | undefined {
  const name = route.slice(route.lastIndexOf('/') + 1);
  return isFunctionPage(route) ? (goNames[name] ?? name) : undefined;
}

/** What search knows about this site in the browser, the build, the server, and the commands. */
export const searchSite: SearchSite = {
  base: BASE_URL.slice(0, -1),
  sdks: sdkIds.map((id) => {
    const current = currentVersionOf(id);
    const versions = versionsOf(id);
    return { id, names: sdkNames[id], versions, ...(current === undefined ? {} : { current }) };
  }),
  providers,
  cloudServices: new RegExp(
    `\\b(?:${cloudServices.replace(/\s+/g, '|').replaceAll('-', ' ?')})\\b`,
    'i',
  ),
  referenceOf: sdkReferenceOf,
  providersOf,
  functionOf,
};
