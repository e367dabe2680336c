import { BASE_URL } from '../../config/site';
import type { HostedSearchSettings } from '../../contracts/client-settings';
import { SearchUnavailable, type SearchClient } from '../../contracts/search';
import { createLocalSearchClient } from './local/client';

let client: SearchClient | undefined;

const startWorker = (): Worker =>
  new Worker(new URL('./local/search.worker.ts', import.meta.url), { name: 'search' });

/** The hosted client, whose code readers of a site without a hosted index never fetch. */
function createLazyHostedClient(settings: HostedSearchSettings): SearchClient {
  let loaded: Promise<SearchClient> | undefined;
  const load = (): Promise<SearchClient> => {
    loaded ??= import('./hosted/client').then(
      ({ createHostedSearchClient }) => createHostedSearchClient(settings),
      (error: unknown) => {
        loaded = undefined;
        throw new SearchUnavailable(String(error));
      },
    );
    return loaded;
  };
  return {
    prepare: () => {
      load().then(
        (hosted) => hosted.prepare(),
        () => undefined,
      );
    },
    search: async (request) => (await load()).search(request),
    // The hosted index is whole at all times.
    onBetterAnswer: () => () => undefined,
  };
}

/**
 * The site's search client, chosen and made on first use and the same from then on.
 * @param hosted the hosted index, if the environment names one; without it search runs in the reader's browser
 */
export function searchClient(hosted: HostedSearchSettings | undefined): SearchClient {
  client ??= hosted
    ? createLazyHostedClient(hosted)
    : createLocalSearchClient(startWorker, BASE_URL);
  return client;
}
