import type { HostedSearchSettings } from '@nitric-docs/search/hosted';
import type { ClientSettings } from '../../contracts/client-settings';
import type { Env } from './env';
import { BASE_URL } from '../site';

/** readEnv() guarantees that either all three or none are set. */
function hostedSearchOf({
  DOCS_ALGOLIA_APP_ID: appId,
  DOCS_ALGOLIA_SEARCH_KEY: searchKey,
  DOCS_ALGOLIA_INDEX: indexName,
}: Env): HostedSearchSettings | undefined {
  return appId && searchKey && indexName ? { appId, searchKey, indexName } : undefined;
}

/** Hosted search as `themeConfig.algolia`. The site replaces the theme's search page and contextual search. */
export const algoliaConfigOf = ({ appId, searchKey, indexName }: HostedSearchSettings) => ({
  appId,
  apiKey: searchKey,
  indexName,
  contextualSearch: false,
  searchPagePath: false as const,
});

/** `/docs/api/searches` for `/docs/api/feedback`. A service that only receives feedback has no such address. */
function missedSearchUrlOf(env: Env): string | undefined {
  const [, parent] = /^(.*\/)feedback$/.exec(env.DOCS_FEEDBACK_URL) ?? [];
  return env.DOCS_COUNT_MISSED_SEARCHES && parent ? `${parent}searches` : undefined;
}

export function clientSettingsOf(env: Env): ClientSettings {
  const { DOCS_ANALYTICS_SITE_ID: siteId, DOCS_ANALYTICS_EXCLUDED_DOMAINS: excludedDomains } = env;
  return {
    feedbackUrl: env.DOCS_FEEDBACK_URL,
    missedSearchUrl: missedSearchUrlOf(env),
    socialImageUrl: new URL(
      env.SOCIAL_IMAGES === 'static' ? BASE_URL : env.DOCS_SOCIAL_IMAGE_URL,
      env.DOCS_SITE_URL,
    ).href,
    hasStaticSocialImages: env.SOCIAL_IMAGES === 'static',
    search: hostedSearchOf(env),
    analytics: siteId ? { siteId, excludedDomains } : undefined,
  };
}
