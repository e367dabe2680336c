import { randomInt } from 'node:crypto';
import { algoliasearch, type Algoliasearch } from 'algoliasearch';
import type { Env } from '../../src/config/env';
import { messageOf } from '../../src/config/error-message';
import { HOSTED_SEARCH_TIMEOUTS } from '../../src/contracts/hosted-search';
import {
  hostedRecordsOf,
  hostedSettings,
  type HostedRecord,
} from '../../src/search-engine/hosted-records';
import { readShards } from './read-index';

type ClientOptions = NonNullable<Parameters<typeof algoliasearch>[2]>;

/** Records that are sent in one call. */
const BATCH_SIZE = 500;
const RIGHTS = 'addObject, deleteObject, deleteIndex, settings and editSettings';

/** The search key isn't used here, but the site's settings are checked as a whole. */
const NEEDED = [
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
    const missing = NEEDED.filter((name) => !env[name]);
    throw new Error(
      `${missing.join(', ')}: not set. All of ${NEEDED.join(', ')} are needed (see .env.example).`,
    );
  }
  return { appId, writeKey, indexName };
}

/** The client throws it when no host answers, whether they refuse, hang or break. */
const isUnreachable = (error: unknown): boolean =>
  error instanceof Error && error.name === 'RetryError';

/** The status with which the provider refused a call; undefined for any other error. */
function statusOf(error: unknown): number | undefined {
  const { status } = (error ?? {}) as { status?: unknown };
  return typeof status === 'number' ? status : undefined;
}

/** The provider's errors in terms of our settings. */
function explained(error: unknown, { appId, indexName }: Target): Error {
  const said = messageOf(error);
  const status = statusOf(error);
  if (isUnreachable(error)) {
    return new Error(
      `DOCS_ALGOLIA_APP_ID="${appId}": no host of this application answers. Check the id and the network, then push again. (${said})`,
      { cause: error },
    );
  }
  if (status === 401 || status === 403) {
    return new Error(
      `DOCS_ALGOLIA_WRITE_KEY: refused by the application "${appId}". Accepted: a key with the rights ${RIGHTS} on "${indexName}" and "${indexName}_tmp_*". (${said})`,
      { cause: error },
    );
  }
  return new Error(
    `DOCS_ALGOLIA_INDEX="${indexName}": the provider refuses the records or the settings. (${said})`,
    { cause: error },
  );
}

/**
 * Fills an index beside the real one with settings and records, and moves it over the real one: readers get the old
 * index or the new one, never a part. What maintainers set by hand (rules, synonyms, further settings) stays.
 * The client's own `replaceAllObjects` can't do it: settings have to be changed before it, in the index that is in use.
 */
async function replaceIndex(
  client: Algoliasearch,
  indexName: string,
  objects: HostedRecord[],
): Promise<void> {
  const beside = `${indexName}_tmp_${randomInt(1_000_000)}`;
  const done = (task: { taskID: number }): Promise<unknown> =>
    client.waitForTask({ indexName: beside, taskID: task.taskID });
  try {
    await done(
      await client.operationIndex({
        indexName,
        operationIndexParams: {
          operation: 'copy',
          destination: beside,
          scope: ['settings', 'rules', 'synonyms'],
        },
      }),
    );
    const indexSettings = structuredClone<object>(hostedSettings);
    await done(await client.setSettings({ indexName: beside, indexSettings }));
    await client.saveObjects({
      indexName: beside,
      objects,
      batchSize: BATCH_SIZE,
      waitForTasks: true,
    });
    await done(
      await client.operationIndex({
        indexName: beside,
        operationIndexParams: { operation: 'move', destination: indexName },
      }),
    );
  } catch (error) {
    if (!isUnreachable(error)) {
      await client.deleteIndex({ indexName: beside }).catch(() => undefined);
    }
    throw error;
  }
}

/**
 * Puts the records of a built site and the settings into the hosted index, all at once or not at all.
 * @param options of the official client, for tests
 * @returns the number of records
 * @throws an error that names the setting or the file that is wrong
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
      `${buildFolder}: its search index has no record, and pushing it would empty the hosted one. Run npm run build first.`,
    );
  }
  const { appId, writeKey, indexName } = target;
  const client = algoliasearch(appId, writeKey, { timeouts: HOSTED_SEARCH_TIMEOUTS, ...options });
  await replaceIndex(client, indexName, objects).catch((error: unknown) => {
    throw explained(error, target);
  });
  return objects.length;
}
