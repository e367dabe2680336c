import type { InsightsClient } from 'search-insights';
import type { SearchAnswer } from '../answers';
import type { HostedSearchSettings } from './contract';

/** The events of hosted search. They never throw, and are dropped if the provider is unreachable. */
export interface Insights {
  viewed: (objectIDs: string[]) => void;
  /**
   * Reports an opened result. Stored searches aren't reported, because they don't belong to a query.
   * @param place in the results, from 0
   * @param answer contains the result
   */
  opened: (hit: { objectID: string }, place: number, answer: SearchAnswer | undefined) => void;
}

async function loadLibrary({ appId, searchKey }: HostedSearchSettings): Promise<InsightsClient> {
  const { default: library } = (await import(
    /* webpackChunkName: "insights" */ 'search-insights'
  )) as { default: InsightsClient };
  // Without a cookie, each page load gets a new anonymous user token.
  library('init', { appId, apiKey: searchKey, useCookie: false });
  return library;
}

/**
 * Sends the events of hosted search with the provider's library. The library loads from the site immediately, because the event
 * of an opened result must be sent before the browser leaves the page. Earlier events wait for it.
 */
export function createInsights(settings: HostedSearchSettings): Insights {
  const { indexName: index } = settings;
  let library: InsightsClient | undefined;
  const loading = loadLibrary(settings).then(
    (loaded) => (library = loaded),
    () => undefined,
  );
  const send = (event: (library: InsightsClient) => void): void => {
    if (library) {
      // At once: after the start of a navigation, browsers can drop the event.
      event(library);
    } else {
      void loading.then((loaded) => loaded && event(loaded));
    }
  };
  return {
    viewed: (objectIDs) =>
      send((insights) =>
        insights('viewedObjectIDs', { eventName: 'Items Viewed', index, objectIDs }),
      ),
    opened: ({ objectID }, place, answer) => {
      const queryID = answer?.queryID;
      if (queryID) {
        send((insights) =>
          insights('clickedObjectIDsAfterSearch', {
            eventName: 'Item Selected',
            index,
            queryID,
            objectIDs: [objectID],
            positions: [place + 1],
          }),
        );
      }
    },
  };
}
