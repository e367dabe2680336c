import type { SearchClient } from '@nitric-docs/search/client';
import type { HostedSearchSettings } from '@nitric-docs/search/hosted';
import { createHostedSearchClient } from '@nitric-docs/search/hosted-client';
import { createInsights, type Insights } from '@nitric-docs/search/hosted-insights';
import { searchSite } from '../../../config/search-site';

// This file is separate, so that sites without a hosted index don't load it.

let client: SearchClient | undefined;

export const hostedClientOf = (settings: HostedSearchSettings): SearchClient =>
  (client ??= createHostedSearchClient(settings, searchSite));

let insights: Insights | undefined;

/** Returns the events of hosted search. The first call loads the provider's library. */
export const insightsOf = (settings: HostedSearchSettings): Insights =>
  (insights ??= createInsights(settings));
