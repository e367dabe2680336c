import type { DocSearchModalProps } from '@docsearch/react';
import { useState } from 'react';
import type { HostedSearchSettings } from '@nitric-docs/search/hosted';
import {
  createInsights,
  reportOpened,
  withoutOpened,
  type InsightsCall,
  type TracedHit,
} from '@nitric-docs/search/hosted-insights';

type InsightsOption = DocSearchModalProps['insights'];
type InsightsPlugin = Exclude<InsightsOption, boolean | undefined>;

export interface Insights {
  /** An option of DocSearch, which reports the shown results 400 ms after they last changed. */
  option: InsightsOption;
  onOpened: (hit: TracedHit) => void;
}

const NO_INSIGHTS: Insights = { option: false, onOpened: () => undefined };

let shared: InsightsCall | undefined;

/** Returns the event functions for hosted search. Search in the browser sends no events. */
export function useInsights(hosted: HostedSearchSettings | undefined): Insights {
  const [insights] = useState((): Insights => {
    if (!hosted) {
      return NO_INSIGHTS;
    }
    shared ??= createInsights(hosted);
    const call = shared;
    return {
      // Autocomplete has a type for each method. The call passes all of them on.
      option: { insightsClient: withoutOpened(call) as InsightsPlugin['insightsClient'] },
      onOpened: (hit) => reportOpened(call, hit),
    };
  });
  return insights;
}
