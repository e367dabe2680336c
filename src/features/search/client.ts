import { BASE_URL } from '../../config/site';
import type { SearchClient } from '../../contracts/search';
import { createLocalSearchClient } from './local/client';

let client: SearchClient | undefined;

/** The site's search client, made on first use and the same from then on. */
export function searchClient(): SearchClient {
  client ??= createLocalSearchClient(
    () => new Worker(new URL('./local/search.worker.ts', import.meta.url), { name: 'search' }),
    BASE_URL,
  );
  return client;
}
