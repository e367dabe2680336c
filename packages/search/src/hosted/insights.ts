import type { InsightsClient } from 'search-insights';
import type { HostedSearchSettings } from './contract';

/** Calls a method of the provider's events library by name, as autocomplete does. */
export type InsightsCall = (method: string, ...args: readonly unknown[]) => void;

type Library = (method: string, ...args: readonly unknown[]) => unknown;

/** The properties that identify a result of the hosted index in events. */
export interface TracedHit {
  objectID: string;
  __autocomplete_indexName?: string;
  __autocomplete_queryID?: string;
  /** Its place in the results, from 0. */
  __autocomplete_id?: number;
}

async function loadLibrary({ appId, searchKey }: HostedSearchSettings): Promise<Library> {
  const { default: library } = (await import('search-insights')) as { default: InsightsClient };
  // Without a cookie, each page load gets a new anonymous user token.
  library('init', { appId, apiKey: searchKey, useCookie: false });
  return library as Library;
}

/**
 * Sends the events of hosted search with the provider's library. The library loads from the site immediately, because the event
 * of an opened result must be sent before the browser leaves the page. Earlier calls wait for it. If the library or the
 * provider is unreachable, events are dropped silently, and search works without them.
 */
export function createInsights(settings: HostedSearchSettings): InsightsCall {
  let library: Library | undefined;
  const loading = loadLibrary(settings).then(
    (loaded) => (library = loaded),
    () => undefined,
  );
  return (method, ...args) => {
    if (library) {
      // At once: after the start of a navigation, browsers can drop the event.
      library(method, ...args);
    } else {
      void loading.then((loaded) => loaded?.(method, ...args));
    }
  };
}

/** The call for opened results. DocSearch's own call is wrong: it counts places from 0 and skips the first one. */
const OPENED = 'clickedObjectIDsAfterSearch';

/** Drops DocSearch's calls for opened results, which {@link reportOpened} makes instead. */
export const withoutOpened =
  (insights: InsightsCall): InsightsCall =>
  (method, ...args) => {
    if (method !== OPENED) {
      insights(method, ...args);
    }
  };

/** Reports an opened result. Stored searches aren't reported, because they don't belong to a query. */
export function reportOpened(insights: InsightsCall, hit: TracedHit): void {
  const { __autocomplete_indexName: index, __autocomplete_queryID: queryID } = hit;
  if (index && queryID && hit.__autocomplete_id !== undefined) {
    insights(OPENED, {
      eventName: 'Item Selected',
      index,
      queryID,
      objectIDs: [hit.objectID],
      positions: [hit.__autocomplete_id + 1],
    });
  }
}
