import type { ServerEnv } from './env';
import type { Docs } from './mcp/docs';
import type { SitePages } from './services/built-site';
import type { FeedbackStore } from './services/feedback-store';
import type { Log } from './services/log';
import { createRateLimit, type RateLimit } from './services/rate-limit';
import { createRenderer, type SocialImageRenderer } from './services/social-image-renderer';
import type { DocsSite } from './site';

/** The same for the server and the development server. */
interface Settings {
  /** The path of the site on its host, without a slash at the end. */
  base: string;
  /** Origin of the published site. Its pages can post to this server even if another host serves them. */
  siteOrigin: string;
  /** Other host names that the MCP server accepts, without a port. */
  allowedHosts: readonly string[];
  trustedProxies: number;
  rateLimit: RateLimit;
  mcpRateLimit: RateLimit;
  /** Whether searches are counted. Otherwise, their endpoint doesn't exist. */
  countsSearches: boolean;
  renderer: SocialImageRenderer;
  clock: () => Date;
}

/** What the routes of the API use. */
export interface ApiOptions extends Settings {
  log: Log;
  store: FeedbackStore;
  /** Returns the current documentation. */
  docs: () => Docs;
  /** Returns the current pages. */
  pages: () => SitePages;
  /** Whether the server is stopping. Load balancers must then stop sending requests. */
  isStopping: () => boolean;
}

export const settingsOf = (site: DocsSite, env: ServerEnv): Settings => ({
  base: site.base,
  siteOrigin: env.DOCS_SITE_URL,
  allowedHosts: env.DOCS_ALLOWED_HOSTS,
  trustedProxies: env.DOCS_TRUSTED_PROXIES,
  rateLimit: createRateLimit(env.DOCS_FEEDBACK_RATE_LIMIT),
  mcpRateLimit: createRateLimit(env.DOCS_MCP_RATE_LIMIT),
  countsSearches: env.DOCS_COUNT_MISSED_SEARCHES,
  renderer: createRenderer(site.socialImage),
  clock: () => new Date(),
});
