import type { InsightsClient } from 'search-insights';
import type { HostedSearchSettings } from '../../../contracts/client-settings';

/** Calls a method of the provider's events library by its name, as autocomplete does. */
export type InsightsCall = (method: string, ...args: readonly unknown[]) => void;

type Library = (method: string, ...args: readonly unknown[]) => unknown;

/** What a result of the hosted index must carry for the provider to know it again. */
export interface TracedHit {
  objectID: string;
  __autocomplete_indexName?: string;
  __autocomplete_queryID?: string;
  /** Place among all results that are shown, from 0. */
  __autocomplete_id?: number;
}

async function loadLibrary({ appId, searchKey }: HostedSearchSettings): Promise<Library> {
  const { default: library } = (await import('search-insights')) as { default: InsightsClient };
  // No cookie: a reader's name in the events is made up anew with each page load.
  library('init', { appId, apiKey: searchKey, useCookie: false });
  return library as Library;
}

/**
 * The events of hosted search, through the provider's official library. It is fetched from the site itself at once:
 * a result that is opened leads to another page, and its event must be on its way by then. Calls made before wait for it. Events are lost without a word when it can't be had or the
 * provider can't be reached: search works without them.
 */
export function createInsights(settings: HostedSearchSettings): InsightsCall {
  const loaded = loadLibrary(settings).catch(() => undefined);
  return (method, ...args) => void loaded.then((library) => library?.(method, ...args));
}

/** DocSearch's name for a call that it makes itself, and wrongly: it counts places from 0 and leaves the first one out. */
const OPENED = 'clickedObjectIDsAfterSearch';

/** The calls that DocSearch may make: all but those about opened results, which {@link reportOpened} makes. */
export const withoutOpened =
  (insights: InsightsCall): InsightsCall =>
  (method, ...args) => {
    if (method !== OPENED) {
      insights(method, ...args);
    }
  };

/** Tells that a reader opened a result. A stored search is none: it belongs to no query. */
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
