import { createLocalSearchClient, type SearchClient } from '@nitric-docs/search/client';
import type { HostedSearchSettings } from '@nitric-docs/search/hosted';
import { settings } from '../../lib/settings';

let client: SearchClient | undefined;

const startWorker = (): Worker =>
  new Worker(new URL('./search.worker.ts', import.meta.url), { name: 'search' });

/** A hosted client that loads its code on first use, so that sites without a hosted index don't load it. */
function lazyHostedClient(settings: HostedSearchSettings): SearchClient {
  const load = async (): Promise<SearchClient> =>
    (await import(/* webpackChunkName: "hosted" */ './hosted/client')).hostedClientOf(settings);
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
  client ??= hosted ? lazyHostedClient(hosted) : createLocalSearchClient(startWorker);
  return client;
}

export const prepareSearch = (): void => searchClient().prepare();
