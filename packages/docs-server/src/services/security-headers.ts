import { createHash } from 'node:crypto';
import type { Env } from '../../../../src/config/node/env';
import { SPECULATION_RULES } from '../../../../src/config/speculation-rules';
import { INSIGHTS_ORIGIN } from '../../../../src/contracts/hosted-search';

/** Hosts that the analytics script is loaded from and reports to (src/features/analytics). */
const ANALYTICS_HOST = 'https://cdn.usefathom.com';

/** Hosts of hosted search: the application's host, the fallbacks, and the host for events (features/search/hosted). */
const SEARCH_HOSTS = ['https://*.algolia.net', 'https://*.algolianet.com', INSIGHTS_ORIGIN];

/** The settings that affect the policy. */
export type PolicySettings = Pick<
  Env,
  'DOCS_ANALYTICS_SITE_ID' | 'DOCS_FEEDBACK_URL' | 'DOCS_ALGOLIA_APP_ID'
>;

const originOf = (address: string): string[] =>
  URL.canParse(address) ? [new URL(address).origin] : [];

/** Hash of the speculation rules, which are an inline script. src/client/link-prefetch.ts adds them to pages. */
export const RULES_SOURCE = `'sha256-${createHash('sha256').update(SPECULATION_RULES).digest('base64')}'`;

/**
 * The Content-Security-Policy of a page. It allows the scripts of the site, and inline scripts that the build has hashed. It allows
 * inline styles, because highlighted lines and DocSearch require them.
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

/** Headers of every response. This policy allows nothing, and pages replace it with `contentSecurityPolicy`. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  // Browsers ignore it over HTTP, so it doesn't affect localhost.
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};
