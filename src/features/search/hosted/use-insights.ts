import { useEffect, useState } from 'react';
import type { SearchHit } from '@nitric-docs/search/client';
import type { Insights } from '@nitric-docs/search/hosted-insights';
import { settings } from '../../../lib/settings';

/** How long the results must stay the same until they are reported, in milliseconds. */
const PAUSE_MS = 400;

/** Returns the events of hosted search. Undefined until they load, and for search in the browser, which sends no events. */
export function useInsights(): Insights | undefined {
  const [insights, setInsights] = useState<Insights>();
  useEffect(() => {
    const { search } = settings;
    if (search) {
      void import(/* webpackChunkName: "hosted" */ './client').then(
        ({ insightsOf }) => setInsights(insightsOf(search)),
        () => undefined,
      );
    }
  }, []);
  return insights;
}

/** Reports the results that a reader sees after typing stops. */
export function useViewReport(insights: Insights | undefined, hits: readonly SearchHit[]): void {
  const objectIDs = hits.map(({ objectID }) => objectID).join('\n');
  useEffect(() => {
    if (!insights || !objectIDs) {
      return undefined;
    }
    const timer = setTimeout(() => insights.viewed(objectIDs.split('\n')), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [insights, objectIDs]);
}
