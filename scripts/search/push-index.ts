import { randomInt } from 'node:crypto';
import { algoliasearch, type Algoliasearch } from 'algoliasearch';
import type { Env } from '../../src/config/node/env';
import { messageOf } from '../../src/config/error-message';
import { HOSTED_SEARCH_TIMEOUTS } from '../../src/contracts/hosted-search';
import { hostedRecordsOf, hostedSettings, type HostedRecord } from './hosted-records';
import { readShards } from './read-index';

type ClientOptions = NonNullable<Parameters<typeof algoliasearch>[2]>;

/** The number of records in each request. */
const BATCH_SIZE = 500;
const PERMISSIONS = 'addObject, deleteObject, deleteIndex, settings and editSettings';

/** The search key isn't used here, but `readEnv` requires the settings of the site to be complete. */
const REQUIRED = [
  'DOCS_ALGOLIA_APP_ID',
  'DOCS_ALGOLIA_SEARCH_KEY',
  'DOCS_ALGOLIA_INDEX',
  'DOCS_ALGOLIA_WRITE_KEY',
] as const satisfies readonly (keyof Env)[];

interface Target {
  appId: string;
  writeKey: string;
  indexName: string;
}

function targetOf(env: Env): Target {
  const {
    DOCS_ALGOLIA_APP_ID: appId,
    DOCS_ALGOLIA_WRITE_KEY: writeKey,
    DOCS_ALGOLIA_INDEX: indexName,
  } = env;
  if (!appId || !writeKey || !indexName) {
    const missing = REQUIRED.filter((name) => !env[name]);
    throw new Error(
      `${missing.join(', ')}: not set. ${REQUIRED.join(', ')} are all required (see .env.example).`,
    );
  }
  return { appId, writeKey, indexName };
}

/** Tests for the error that the client throws if no host responds. */
const isUnreachable = (error: unknown): boolean =>
  error instanceof Error && error.name === 'RetryError';

/** Returns the HTTP status of a response from the provider. Undefined for other errors. */
function statusOf(error: unknown): number | undefined {
  const { status } = (error ?? {}) as { status?: unknown };
  return typeof status === 'number' ? status : undefined;
}

/** Returns an error that names the setting to check. */
function explain(error: unknown, { appId, indexName }: Target): Error {
  const message = messageOf(error);
  const status = statusOf(error);
  if (isUnreachable(error)) {
    return new Error(
      `DOCS_ALGOLIA_APP_ID="${appId}": no host of this application responds. Check the ID and the network connection, and try again. (${message})`,
      { cause: error },
    );
  }
  if (status === 401 || status === 403) {
    return new Error(
      `DOCS_ALGOLIA_WRITE_KEY: rejected by the application "${appId}". Use a key with the permissions ${PERMISSIONS} on "${indexName}" and "${indexName}_tmp_*". (${message})`,
      { cause: error },
    );
  }
  return new Error(
    `DOCS_ALGOLIA_INDEX="${indexName}": the provider rejected the records or the settings. (${message})`,
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
 * @throws an error that names the invalid setting or file
 */
export async function pushIndex(
  buildFolder: string,
  env: Env,
  options: ClientOptions = {},
): Promise<number> {
  const target = targetOf(env);
  const objects = readShards(buildFolder).flatMap(({ titles, texts }) =>
    hostedRecordsOf(titles, texts, env.DOCS_SITE_URL),
  );
  if (objects.length === 0) {
    throw new Error(
      `${buildFolder}: the search index has no records, and pushing it would empty the hosted index. Run npm run build first.`,
    );
  }
  const { appId, writeKey, indexName } = target;
  const client = algoliasearch(appId, writeKey, { timeouts: HOSTED_SEARCH_TIMEOUTS, ...options });
  await replaceIndex(client, indexName, objects).catch((error: unknown) => {
    throw explain(error, target);
  });
  return objects.length;
}
