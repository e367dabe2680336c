import type { PolicySources } from '@nitric-docs/docs-server';
import { INSIGHTS_ORIGIN } from '@nitric-docs/search/hosted';
import type { Env } from './env';

/** Hosts that the analytics script is loaded from and reports to (src/features/analytics). */
const ANALYTICS_HOST = 'https://cdn.usefathom.com';

/** Hosts of hosted search: the application's host, the fallbacks, and the host for events. */
const SEARCH_HOSTS = ['https://*.algolia.net', 'https://*.algolianet.com', INSIGHTS_ORIGIN];

const originOf = (address: string): string[] =>
  URL.canParse(address) ? [new URL(address).origin] : [];

/** The other hosts that pages use with these settings, for the Content-Security-Policy. */
export function policySourcesOf(env: Env): Required<PolicySources> {
  const analytics = env.DOCS_ANALYTICS_SITE_ID ? [ANALYTICS_HOST] : [];
  const search = env.DOCS_ALGOLIA_APP_ID ? SEARCH_HOSTS : [];
  return {
    script: analytics,
    image: analytics,
    connect: [...originOf(env.DOCS_FEEDBACK_URL), ...analytics, ...search],
  };
}
