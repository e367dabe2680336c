import { createHash } from 'node:crypto';
import type { Env } from '../../src/config/env';
import { SPECULATION_RULES } from '../../src/config/speculation-rules';
import { INSIGHTS_ORIGIN } from '../../src/contracts/hosted-search';

/** Hosts that the analytics script is loaded from and reports to (src/client/page-views.ts). */
const ANALYTICS_HOST = 'https://cdn.usefathom.com';

/** Hosts that hosted search asks: the application's own, the fallbacks, and the one for events (features/search/hosted). */
const SEARCH_HOSTS = ['https://*.algolia.net', 'https://*.algolianet.com', INSIGHTS_ORIGIN];

/** The settings that decide what a page may load or call. */
export type PolicySettings = Pick<
  Env,
  'DOCS_ANALYTICS_SITE_ID' | 'DOCS_FEEDBACK_URL' | 'DOCS_ALGOLIA_APP_ID'
>;

const originOf = (address: string): string[] =>
  URL.canParse(address) ? [new URL(address).origin] : [];

/** The rules by which pages load others ahead are a script to the policy; src/client/link-prefetch.ts puts them into pages. */
export const RULES_SOURCE = `'sha256-${createHash('sha256').update(SPECULATION_RULES).digest('base64')}'`;

/**
 * The Content-Security-Policy of a page: scripts are the site's files and the inline ones that the build hashed.
 * Styles may be inline, because highlighted lines and DocSearch set them; a style cannot run code.
 */
export function contentSecurityPolicy(
  scriptHashes: readonly string[],
  env: PolicySettings,
): string {
  const analytics = env.DOCS_ANALYTICS_SITE_ID ? [ANALYTICS_HOST] : [];
  const search = env.DOCS_ALGOLIA_APP_ID ? SEARCH_HOSTS : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scriptHashes, RULES_SOURCE, ...analytics],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...analytics],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...originOf(env.DOCS_FEEDBACK_URL), ...analytics, ...search],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** Headers of every response, whatever it is; a page has its own policy instead of this one, under which nothing runs. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  // Browsers obey it over HTTPS only, so it does not touch a server on localhost.
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};
