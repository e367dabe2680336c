import { BASE_URL } from '../../config/site';
import type { HostedSearchSettings } from '../../contracts/client-settings';
import type { SearchClient } from '../../contracts/search';
import { createHostedSearchClient } from './hosted/client';
import { createLocalSearchClient } from './local/client';

let client: SearchClient | undefined;

const startWorker = (): Worker =>
  new Worker(new URL('./local/search.worker.ts', import.meta.url), { name: 'search' });

/**
 * The site's search client, chosen and made on first use and the same from then on.
 * @param hosted the hosted index, if the environment names one; without it search runs in the reader's browser
 */
export function searchClient(hosted: HostedSearchSettings | undefined): SearchClient {
  client ??= hosted
    ? createHostedSearchClient(hosted)
    : createLocalSearchClient(startWorker, BASE_URL);
  return client;
}
