import type { ClientSettings } from '../contracts/client-settings';
import type { Env } from './env';
import { mainSections } from './site';

/**
 * The part of the configuration that the browser needs.
 * @param pageExists whether an address has a page: sections without one are left out
 */
export function clientSettingsOf(env: Env, pageExists: (route: string) => boolean): ClientSettings {
  return {
    mainSections: mainSections.filter(({ href }) => pageExists(href)),
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
