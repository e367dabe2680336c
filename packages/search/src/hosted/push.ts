import { algoliasearch } from 'algoliasearch';
import { readBuiltIndex } from '../built-index';
import type { SearchSite } from '../site';
import { HOSTED_SEARCH_TIMEOUTS } from './contract';
import { hostedRecordsOf, hostedSettings } from './records';

type ClientOptions = NonNullable<Parameters<typeof algoliasearch>[2]>;

const BATCH_SIZE = 500;
const PERMISSIONS = 'addObject, deleteObject, deleteIndex, settings and editSettings';

export interface HostedTarget {
  appId: string;
  writeKey: string;
  indexName: string;
  /** The origin of the published site, for the addresses of results. */
  siteOrigin: string;
}

function explain(error: unknown, { appId, indexName }: HostedTarget): Error {
  const { message, name, status } = error as Error & { status?: number };
  const reason =
    name === 'RetryError'
      ? `No host of the application "${appId}" responds. Check the ID and the network connection, and try again.`
      : status === 401 || status === 403
        ? `The application "${appId}" rejected the write key. Use a key with the permissions ${PERMISSIONS} on "${indexName}" and "${indexName}_tmp_*".`
        : `The provider rejected the records or the settings of the index "${indexName}".`;
  return new Error(`${reason} (${message})`, { cause: error });
}

/**
 * Writes the settings, and then replaces the records of the hosted index with those of a built site, completely or not at all. Keeps the
 * rules, synonyms, and additional settings that maintainers created by hand.
 * @param options contains options of the Algolia client, for tests
 * @returns the number of records
 * @throws an error that names what is rejected, or the file
 */
export async function pushIndex(
  site: SearchSite,
  buildFolder: string,
  target: HostedTarget,
  options: ClientOptions = {},
): Promise<number> {
  const { appId, writeKey, indexName, siteOrigin } = target;
  const objects = readBuiltIndex(buildFolder).flatMap((shard) =>
    hostedRecordsOf(site, shard, siteOrigin),
  );
  if (objects.length === 0) {
    throw new Error(
      `${buildFolder}: the search index has no records, and pushing it would empty the hosted index. Build the site first.`,
    );
  }
  const client = algoliasearch(appId, writeKey, { timeouts: HOSTED_SEARCH_TIMEOUTS, ...options });
  try {
    const indexSettings = structuredClone<object>(hostedSettings);
    const { taskID } = await client.setSettings({ indexName, indexSettings });
    await client.waitForTask({ indexName, taskID });
    await client.replaceAllObjects({ indexName, objects, batchSize: BATCH_SIZE });
  } catch (error) {
    throw explain(error, target);
  }
  return objects.length;
}
