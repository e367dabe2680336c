import type { ProviderId } from '@nitric-docs/nitric-facts';
import { readAttributeKeys, readKeys, type KeyFacts } from './read-keys';
import { readActions, readRights, type Rights } from './read-permissions';

export interface ProviderFacts {
  keys: KeyFacts[];
  /** Undefined if the rights aren't in a Go map, so that they have to be compared by hand. */
  rights?: Map<string, Rights>;
}

export interface ProvidersFacts {
  actions: string[];
  providers: Record<ProviderId, ProviderFacts>;
}

interface Source {
  config: string;
  root: string;
  /** The folder of the provider, relative to `cloud`. */
  folder: string;
  rights?: string;
}

const sources: Record<ProviderId, Source> = {
  aws: { config: 'aws', root: 'AwsConfig', folder: 'aws/deploy', rights: 'policy.go' },
  awstf: { config: 'aws', root: 'AwsConfig', folder: 'aws/deploytf', rights: 'policy.go' },
  gcp: { config: 'gcp', root: 'GcpConfig', folder: 'gcp/deploy', rights: 'policy.go' },
  gcptf: { config: 'gcp', root: 'GcpConfig', folder: 'gcp/deploytf' },
  azure: { config: 'azure', root: 'AzureConfig', folder: 'azure/deploy', rights: 'roles.go' },
  azuretf: { config: 'azure', root: 'AzureConfig', folder: 'azure/deploytf' },
};

/** The CLI reads `provider`, and adds `project` and `stack` to the content of the stack file. */
const providerKey: KeyFacts = { key: 'provider', type: 'string' };
const ADDED_BY_CLI = ['project', 'stack'];

async function readProvider(checkout: string, source: Source): Promise<ProviderFacts> {
  const folder = `cloud/${source.folder}`;
  const engine = folder.endsWith('tf') ? 'terraform.go' : 'pulumi.go';
  const config = `cloud/${source.config}/common/config.go`;
  const keys = [
    providerKey,
    ...(await readKeys(
      checkout,
      ['cloud/common/deploy/attributes.go'],
      'CommonStackDetails',
      'mapstructure',
    )),
    ...(await readKeys(checkout, [config], source.root, 'mapstructure')),
    ...(await readAttributeKeys(checkout, [`cloud/common/deploy/provider/${engine}`, folder])),
  ].filter(({ key }) => !ADDED_BY_CLI.includes(key));
  const unique = keys.filter(({ key }, at) => keys.findIndex((other) => other.key === key) === at);
  return {
    keys: unique,
    ...(source.rights ? { rights: await readRights(checkout, `${folder}/${source.rights}`) } : {}),
  };
}

/**
 * Reads the facts of the providers from their sources.
 * @throws for a source that can't be read
 */
export async function readProviders(checkout: string): Promise<ProvidersFacts> {
  const entries = Object.entries(sources) as [ProviderId, Source][];
  const providers = {} as Record<ProviderId, ProviderFacts>;
  for (const [id, source] of entries) {
    providers[id] = await readProvider(checkout, source);
  }
  return { actions: readActions(checkout), providers };
}
