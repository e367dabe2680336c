import type { IndexedSite, SdkReference, SearchSdk } from '../src/site';

const sdks: readonly SearchSdk[] = [
  {
    id: 'nodejs',
    names: ['nodejs', 'node', 'typescript', 'ts'],
    versions: ['v0', 'v1'],
    current: 'v1',
  },
  { id: 'python', names: ['python', 'py'], versions: ['v0', 'v1'], current: 'v1' },
  { id: 'go', names: ['go', 'golang'], versions: ['v0', 'v1'], current: 'v1' },
  { id: 'csharp', names: ['csharp', 'dotnet'], versions: ['v0'] },
  { id: 'jvm', names: ['jvm', 'java', 'kotlin'], versions: ['v0'] },
];
const providers = [
  { id: 'aws', names: ['aws', 'amazon'], isCloud: true },
  { id: 'gcp', names: ['gcp', 'google'], isCloud: true },
];

function referenceOf(route: string): SdkReference | undefined {
  const [, section, id, segment = ''] = route.split('/');
  const sdk = sdks.find((each) => each.id === id);
  const latest = sdk?.versions.at(-1);
  if (section !== 'reference' || !sdk || !latest) {
    return undefined;
  }
  const version = sdk.versions.includes(segment) ? segment : latest;
  return { sdk: sdk.id, version, isFrozen: version !== sdk.current };
}

/** A function is two levels below an SDK or a version. */
export const isFunctionPage = (route: string): boolean =>
  /^\/reference\/\w+(?:\/v\d)?\/(?!v\d\/)[^/]+\/[^/]+$/.test(route) &&
  referenceOf(route) !== undefined;

function priorOf(route: string): number {
  const reference = referenceOf(route);
  const order = sdks.findIndex(({ id }) => id === reference?.sdk);
  if (order >= 0) {
    return 1 - 0.07 * order;
  }
  return route.startsWith('/guides/') ? 0.3 : /^\/[a-z]+$/.test(route) ? 1.25 : 1;
}

/** A site for tests. */
export const testSite: IndexedSite = {
  base: '/docs',
  sdks,
  providers,
  cloudServices: /\b(?:event ?grid|cloud ?scheduler)\b/i,
  stopWords: ['nitric'],
  synonyms: ['delete remove destroy erase', 'db database'],
  referenceOf,
  providersOf: (route) =>
    route.startsWith('/reference/providers/')
      ? route.split('/').filter((part) => providers.some(({ id }) => id === part))
      : [],
  functionOf: (route) => (isFunctionPage(route) ? route.split('/').at(-1) : undefined),
  groupOf: (route) => {
    const reference = referenceOf(route);
    const [, section, language = ''] = route.split('/');
    return reference
      ? `${reference.sdk} ${reference.version}`
      : section === 'guides'
        ? `${language} guides`
        : 'Building blocks';
  },
  priorOf,
};
