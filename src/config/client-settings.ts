import type { ClientSettings } from '../contracts/client-settings';
import type { Env } from './env';

/** The part of the environment that the browser needs. */
export function clientSettingsOf(env: Env): ClientSettings {
  return {
    feedbackUrl: env.DOCS_FEEDBACK_URL,
    socialImageUrl: new URL(env.DOCS_SOCIAL_IMAGE_URL, env.DOCS_SITE_URL).href,
    ...(env.DOCS_ANALYTICS_SITE_ID
      ? {
          analytics: {
            siteId: env.DOCS_ANALYTICS_SITE_ID,
            excludedDomains: env.DOCS_ANALYTICS_EXCLUDED_DOMAINS,
          },
        }
      : {}),
  };
}
