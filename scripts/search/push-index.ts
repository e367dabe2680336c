import { algoliasearch, type Algoliasearch } from 'algoliasearch';
import { hostedRecordsOf, hostedSettings } from '../../src/search-engine/hosted-records';
import type { Env } from '../../src/config/env';
import { readShards } from './read-index';

type ClientOptions = NonNullable<Parameters<typeof algoliasearch>[2]>;

/** What may be sent in one call. */
const BATCH_SIZE = 500;

function connect(env: Env, options: ClientOptions): { client: Algoliasearch; indexName: string } {
  const {
    DOCS_ALGOLIA_APP_ID: appId,
    DOCS_ALGOLIA_WRITE_KEY: key,
    DOCS_ALGOLIA_INDEX: indexName,
  } = env;
  if (!appId || !key || !indexName) {
    throw new Error(
      'search:push needs DOCS_ALGOLIA_APP_ID, DOCS_ALGOLIA_SEARCH_KEY, DOCS_ALGOLIA_INDEX and DOCS_ALGOLIA_WRITE_KEY (see .env.example).',
    );
  }
  return { client: algoliasearch(appId, key, options), indexName };
}

/**
 * Puts the records of a built site and the settings into the hosted index. The records change all at once: they go to an
 * index beside it, which then takes its place.
 * @param options of the official client, for tests
 * @returns the number of records
 * @throws an error that names what is missing, or the provider's
 */
export async function pushIndex(
  buildFolder: string,
  env: Env,
  options: ClientOptions = {},
): Promise<number> {
  const { client, indexName } = connect(env, options);
  const objects = readShards(buildFolder).flatMap(({ titles, texts }) =>
    hostedRecordsOf(titles, texts, env.DOCS_SITE_URL),
  );
  const { taskID } = await client.setSettings({
    indexName,
    indexSettings: structuredClone<object>(hostedSettings),
  });
  await client.waitForTask({ indexName, taskID });
  await client.replaceAllObjects({ indexName, objects, batchSize: BATCH_SIZE });
  return objects.length;
}
