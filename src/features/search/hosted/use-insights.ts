import type { DocSearchModalProps } from '@docsearch/react';
import { useState } from 'react';
import type { HostedSearchSettings } from '../../../contracts/client-settings';
import {
  createInsights,
  reportOpened,
  withoutOpened,
  type InsightsCall,
  type TracedHit,
} from './insights';

type InsightsOption = DocSearchModalProps['insights'];
type InsightsPlugin = Exclude<InsightsOption, boolean | undefined>;

export interface Insights {
  /** For DocSearch, which reports the results that were shown 400 ms after they last changed. */
  option: InsightsOption;
  onOpened: (hit: TracedHit) => void;
}

const NO_INSIGHTS: Insights = { option: false, onOpened: () => undefined };

let shared: InsightsCall | undefined;

/** Events go to the hosted provider alone; a search in the reader's own browser tells nobody. */
export function useInsights(hosted: HostedSearchSettings | undefined): Insights {
  const [insights] = useState((): Insights => {
    if (!hosted) {
      return NO_INSIGHTS;
    }
    shared ??= createInsights(hosted);
    const call = shared;
    return {
      // Autocomplete names each method with types of its own; the call passes all of them on.
      option: { insightsClient: withoutOpened(call) as InsightsPlugin['insightsClient'] },
      onOpened: (hit) => reportOpened(call, hit),
    };
  });
  return insights;
}
