import {
  createLocalSearchClient,
  SearchUnavailable,
  type SearchClient,
} from '@nitric-docs/search/client';
import type { HostedSearchSettings } from '@nitric-docs/search/hosted';
import { settings } from '../../lib/settings';

let client: SearchClient | undefined;

const startWorker = (): Worker =>
  new Worker(new URL('./search.worker.ts', import.meta.url), { name: 'search' });

/** Creates a hosted client that loads its code on first use, so that sites without a hosted index don't load it. */
function createLazyHostedClient(settings: HostedSearchSettings): SearchClient {
  let loaded: Promise<SearchClient> | undefined;
  const load = (): Promise<SearchClient> => {
    loaded ??= import('./hosted/client').then(
      ({ hostedClientOf }) => hostedClientOf(settings),
      (error: unknown) => {
        loaded = undefined;
        throw new SearchUnavailable(String(error));
      },
    );
    return loaded;
  };
  return {
    prepare: () => void load().catch(() => undefined),
    search: async (request) => (await load()).search(request),
    // The hosted index is always complete.
    onBetterAnswer: () => () => undefined,
  };
}

/** Returns the search client of the site, which is created on first use. Without a hosted index, search runs in the reader's browser. */
export function searchClient(): SearchClient {
  const hosted = settings.search;
  client ??= hosted ? createLazyHostedClient(hosted) : createLocalSearchClient(startWorker);
  return client;
}

/** Starts loading what the first search requires. */
export const prepareSearch = (): void => searchClient().prepare();
