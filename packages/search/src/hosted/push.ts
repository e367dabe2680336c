import { randomInt } from 'node:crypto';
import { algoliasearch, type Algoliasearch } from 'algoliasearch';
import { readBuiltIndex } from '../built-index';
import type { SearchSite } from '../site';
import { HOSTED_SEARCH_TIMEOUTS } from './contract';
import { hostedRecordsOf, hostedSettings, type HostedRecord } from './records';

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

/** Tests for the error that the client throws if no host responds. */
const isUnreachable = (error: unknown): boolean =>
  error instanceof Error && error.name === 'RetryError';

/** Returns the HTTP status of a response from the provider. Undefined for other errors. */
function statusOf(error: unknown): number | undefined {
  const { status } = (error ?? {}) as { status?: unknown };
  return typeof status === 'number' ? status : undefined;
}

function explain(error: unknown, { appId, indexName }: HostedTarget): Error {
  const message = error instanceof Error ? error.message : String(error);
  const status = statusOf(error);
  if (isUnreachable(error)) {
    return new Error(
      `No host of the application "${appId}" responds. Check the ID and the network connection, and try again. (${message})`,
      { cause: error },
    );
  }
  if (status === 401 || status === 403) {
    return new Error(
      `The application "${appId}" rejected the write key. Use a key with the permissions ${PERMISSIONS} on "${indexName}" and "${indexName}_tmp_*". (${message})`,
      { cause: error },
    );
  }
  return new Error(
    `The provider rejected the records or the settings of the index "${indexName}". (${message})`,
    { cause: error },
  );
}

/**
 * Writes settings and records to a temporary index and then replaces the real index with it, so that readers never search
 * an incomplete index. Keeps the rules, synonyms, and additional settings that maintainers created by hand.
 * `replaceAllObjects` of the client isn't enough, because it doesn't replace the settings at the same time.
 */
async function replaceIndex(
  client: Algoliasearch,
  indexName: string,
  objects: HostedRecord[],
): Promise<void> {
  const temporary = `${indexName}_tmp_${randomInt(1_000_000)}`;
  const done = (task: { taskID: number }): Promise<unknown> =>
    client.waitForTask({ indexName: temporary, taskID: task.taskID });
  try {
    await done(
      await client.operationIndex({
        indexName,
        operationIndexParams: {
          operation: 'copy',
          destination: temporary,
          scope: ['settings', 'rules', 'synonyms'],
        },
      }),
    );
    const indexSettings = structuredClone<object>(hostedSettings);
    await done(await client.setSettings({ indexName: temporary, indexSettings }));
    await client.saveObjects({
      indexName: temporary,
      objects,
      batchSize: BATCH_SIZE,
      waitForTasks: true,
    });
    await done(
      await client.operationIndex({
        indexName: temporary,
        operationIndexParams: { operation: 'move', destination: indexName },
      }),
    );
  } catch (error) {
    if (!isUnreachable(error)) {
      await client.deleteIndex({ indexName: temporary }).catch(() => undefined);
    }
    throw error;
  }
}

/**
 * Replaces the hosted index with the records of a built site, completely or not at all.
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
  await replaceIndex(client, indexName, objects).catch((error: unknown) => {
    throw explain(error, target);
  });
  return objects.length;
}
